// Draws the map of the location page. Run by hand (`npm run map`); the result is committed.
import { readFile, writeFile } from 'node:fs/promises';
import { geoIdentity, geoPath, geoTransverseMercator } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Polygon, Topology } from 'topojson-specification';
import { format } from 'prettier';

type Point = [x: number, y: number];

/**
 * Around the lagoon: from the cape of Peniche to behind Caldas da Rainha. What is above `top` is
 * not shown: of the shell of São Martinho it would be a sliver.
 */
const local = { size: [704, 540], top: 7, west: -9.414, north: 39.501, east: -9.046 } as const;
/** The whole country, small. */
const country = { height: 152, west: -9.6, north: 42.2, south: 36.9 } as const;
/** How far the cut may stray from the true line, in units of the inset. */
const tolerance = 1.1;

// What follows is approximate: the named places at their latitude and longitude, to some hundreds
// of metres, and the lines between them, the coast beside OpenStreetMap's (ODbL),
// which the page names. Natural Earth does not show the lagoon.

/** From Areia Branca, south of the frame, northwards to Nazaré. */
const coast = `
  39.268 -9.337, 39.288 -9.343, 39.312 -9.348,
  39.324 -9.362 Consolação, 39.336 -9.360, 39.346 -9.365 Supertubos, 39.350 -9.371,
  39.355 -9.369 Peniche's harbour, 39.356 -9.376, 39.353 -9.381 its fortress, 39.354 -9.396,
  39.360 -9.408 Cabo Carvoeiro, 39.370 -9.397, 39.371 -9.385, 39.376 -9.378 Papoa, 39.371 -9.372,
  39.363 -9.370 Gamboa, 39.361 -9.354, 39.367 -9.341,
  39.379 -9.342 Baleal, 39.374 -9.335, 39.376 -9.322 Almagreira,
  39.390 -9.292 Praia d'El-Rei, 39.404 -9.270 Rei Cortiço, 39.420 -9.248 Bom Sucesso,
  39.431 -9.234 the lagoon's mouth, 39.437 -9.227 Foz do Arelho's cliffs, 39.454 -9.212, 39.473 -9.203,
  39.476 -9.194, 39.497 -9.172 Salir do Porto's cliffs, 39.502 -9.170, 39.509 -9.154, 39.508 -9.146,
  39.504 -9.148 the shell of São Martinho, 39.503 -9.143, 39.506 -9.137, 39.511 -9.136, 39.513 -9.139,
  39.511 -9.143, 39.515 -9.141, 39.521 -9.145, 39.529 -9.129, 39.548 -9.112, 39.600 -9.075 Nazaré`;

/**
 * As a swell meets the coast: past the bays on both sides of Peniche, in which its lines would
 * cross each other.
 */
const swell = `
  39.268 -9.337, 39.288 -9.343, 39.312 -9.349, 39.326 -9.362, 39.338 -9.369, 39.347 -9.379,
  39.353 -9.394, 39.360 -9.408 Cabo Carvoeiro, 39.371 -9.398, 39.376 -9.381 Papoa,
  39.380 -9.360, 39.381 -9.342 Baleal, 39.379 -9.322, 39.390 -9.292 Praia d'El-Rei,
  39.404 -9.270, 39.420 -9.248, 39.431 -9.234 the lagoon's mouth, 39.437 -9.227, 39.454 -9.212,
  39.473 -9.203, 39.476 -9.194, 39.497 -9.172, 39.511 -9.156, 39.548 -9.112, 39.600 -9.075 Nazaré`;

/** Round the lagoon with the sun, from a little out at sea and back to there. */
const lagoon = `
  39.434 -9.2335, 39.4325 -9.2305, 39.432 -9.228 the quay of Foz do Arelho, 39.4285 -9.2245, 39.4265 -9.219, 39.426 -9.2145,
  39.423 -9.2115, 39.4215 -9.207, 39.418 -9.204 Nadadouro's shore, 39.4135 -9.200, 39.4105 -9.1985,
  39.4065 -9.1975 Barrosa's pier, 39.405 -9.191, 39.402 -9.1855, 39.3995 -9.1825 head of the Barrosa arm,
  39.3975 -9.184, 39.399 -9.189, 39.4 -9.1945, 39.398 -9.1985 the Arnóia comes in, 39.3965 -9.2015,
  39.3945 -9.2025, 39.3925 -9.205 the Poça do Vau, 39.393 -9.2085, 39.3965 -9.21, 39.4 -9.2095, 39.4025 -9.2125,
  39.4045 -9.217, 39.4065 -9.2205 the salt marsh, 39.4095 -9.2225, 39.412 -9.2255, 39.4095 -9.228,
  39.406 -9.2285, 39.4025 -9.231, 39.3985 -9.2325, 39.397 -9.235 head of the Bom Sucesso arm, 39.398 -9.2375,
  39.4025 -9.236, 39.406 -9.2345, 39.4095 -9.2345, 39.4125 -9.2335, 39.4135 -9.237 the Poça das Ferrarias,
  39.4155 -9.2395, 39.4175 -9.2385, 39.418 -9.235, 39.4205 -9.232, 39.4245 -9.2305, 39.4275 -9.2315,
  39.4295 -9.2345 the mouth, 39.430 -9.238`;

/** The Arnóia, from the lagoon past Óbidos towards its spring. */
const river = `
  39.400 -9.199, 39.391 -9.190, 39.379 -9.179, 39.369 -9.167, 39.357 -9.164, 39.350 -9.152, 39.351 -9.132,
  39.343 -9.105, 39.345 -9.080, 39.330 -9.053, 39.285 -9.025`;

/** Linha do Oeste, from Bombarral to Valado. */
const railway = `
  39.267 -9.157 Bombarral, 39.296 -9.156, 39.338 -9.161 Dagorda, 39.353 -9.164, 39.367 -9.160 Óbidos,
  39.381 -9.150, 39.404 -9.137 Caldas da Rainha, 39.430 -9.134, 39.455 -9.124, 39.485 -9.121,
  39.499 -9.126 Salir do Porto, 39.510 -9.131 São Martinho do Porto, 39.525 -9.116, 39.560 -9.060`;

/** The A8, from Bombarral past Óbidos and west of Caldas to Alfeizerão and beyond. */
const motorway = `
  39.267 -9.149, 39.300 -9.150, 39.325 -9.153, 39.344 -9.150 the exit for Óbidos, 39.361 -9.143, 39.376 -9.146,
  39.392 -9.151, 39.412 -9.150, 39.431 -9.140, 39.446 -9.124, 39.470 -9.107, 39.500 -9.092, 39.560 -9.040`;

/** The A15, from the A8 past Rio Maior to the east. */
const eastward = `
  39.361 -9.143, 39.357 -9.120, 39.352 -9.090, 39.341 -9.050, 39.346 -9.000, 39.334 -8.950, 39.325 -8.880,
  39.300 -8.700, 39.290 -8.600`;

const places = {
  vau: [39.393, -9.215],
  obidos: [39.361, -9.1565],
  obidosStation: [39.367, -9.16],
  exit: [39.344, -9.15],
  fozDoArelho: [39.434, -9.22],
  caldas: [39.403, -9.138],
  caldasStation: [39.404, -9.137],
  peniche: [39.356, -9.381],
  baleal: [39.376, -9.339],
  rioMaior: [39.337, -8.939],
} as const;

const atlas = JSON.parse(
  await readFile(new URL(import.meta.resolve('world-atlas/countries-10m.json')), 'utf8'),
) as Topology<{ countries: GeometryCollection<{ name: string }> }>;

// The national grid of Portugal (PT-TM06) is a transverse Mercator around the same point.
const grid = geoTransverseMercator().rotate([8.133, -39.668]).scale(1).translate([0, 0]);

const perUnit =
  (project([local.east, local.north])[0] - project([local.west, local.north])[0]) / local.size[0];
const origin = project([local.west, local.north]);
const near = (text: string): Point[] =>
  [...text.matchAll(/(\d+\.\d+) (-\d+\.\d+)/g)].map(([, latitude, longitude]) =>
    nearBy([Number(latitude), Number(longitude)]),
  );

const perInset =
  (project([-8.133, country.south])[1] - project([-8.133, country.north])[1]) / country.height;
const insetOrigin: Point = [
  project([country.west, 39.668])[0],
  project([-8.133, country.north])[1],
];
const inset = (point: Point): Point => [
  (point[0] - insetOrigin[0]) / perInset,
  (point[1] - insetOrigin[1]) / perInset,
];

// Inland, the block ends far beyond the frame, so that the land can run on to the edge of a wide
// window.
const shore = near(coast);

const map = {
  viewBox: `0 ${local.top} ${local.size[0]} ${local.size[1] - local.top}`,
  land: `${bends(shore)}L4000-60V600z`,
  swell: `${bends(near(swell))}L4000-60V600z`,
  lagoon: bends(near(lagoon)),
  river: bends(near(river)),
  railway: bends(near(railway)),
  motorway: bends(near(motorway)) + bends(near(eastward)),
  places: Object.fromEntries(Object.entries(places).map(([name, at]) => [name, whole(nearBy(at))])),
  country: {
    outline: mainlandOutline('Portugal'),
    lisbon: whole(inset(project([-9.139, 38.722]))),
    porto: whole(inset(project([-8.611, 41.15]))),
    here: whole(inset(project([places.vau[1], places.vau[0]]))),
  },
};
const source = `/**
 * The country around the Óbidos lagoon, computed, and Portugal as an inset. Written by
 * art/locator-map.ts. Source of the inset: Natural Earth 1:10m, public domain, from the npm package
 * world-atlas.
 */
export const locatorMap = ${JSON.stringify(map)} as const;
`;
const path = 'site/pages/location/locator-map.data.ts';
await writeFile(
  path,
  await format(source, { parser: 'typescript', singleQuote: true, printWidth: 100 }),
);
console.log(`${path}: ${source.length} bytes`);

/** @param place longitude and latitude */
function project(place: readonly [number, number]): Point {
  const point = grid([...place]);
  if (!point) throw new Error(`${place.join(', ')} cannot be projected`);
  return point;
}

/** @param place latitude and longitude, as people say them */
function nearBy([latitude, longitude]: readonly [number, number]): Point {
  const [x, y] = project([longitude, latitude]);
  return [(x - origin[0]) / perUnit, (y - origin[1]) / perUnit];
}

/**
 * A country without its islands, in the inset. Lines are simplified where they are shared, so
 * neighbours still meet.
 */
function mainlandOutline(name: string): string {
  const drawn: Topology = {
    type: 'Topology',
    objects: {},
    arcs: decodedArcs().map((arc) => simplify(arc.map((point) => inset(project(point))))),
  };
  const [ring = ''] = (
    geoPath(geoIdentity()).digits(0)(feature(drawn, mainland(name))) ?? ''
  ).split('Z');
  return `${steps(
    ring
      .slice(1)
      .split('L')
      .map((pair) => pair.split(',').map(Number) as Point),
  )}z`;
}

function decodedArcs(): Point[][] {
  const { scale, translate } = atlas.transform ?? { scale: [1, 1], translate: [0, 0] };
  return atlas.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

/** The polygon with the longest outline: without islands. */
function mainland(name: string): Polygon {
  const country = atlas.objects.countries.geometries.find(
    ({ properties }) => properties && 'name' in properties && properties.name === name,
  );
  if (country?.type !== 'MultiPolygon') throw new Error(`No ${name} in the atlas`);
  const points = ([outline = []]: number[][]) =>
    outline.reduce((sum, arc) => sum + (atlas.arcs[arc < 0 ? ~arc : arc]?.length ?? 0), 0);
  const [longest = []] = country.arcs.toSorted((a, b) => points(b) - points(a));
  return { type: 'Polygon', arcs: longest };
}

/** The line in fewer, straight pieces (Douglas and Peucker), as a block print is cut. */
function simplify(line: Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  const strays = line.map(([x, y]) =>
    length === 0
      ? Math.hypot(x - first[0], y - first[1])
      : Math.abs((x - first[0]) * dy - (y - first[1]) * dx) / length,
  );
  const furthest = strays.indexOf(Math.max(...strays));
  if ((strays[furthest] ?? 0) <= tolerance) return [first, last];
  return [...simplify(line.slice(0, furthest + 1)), ...simplify(line.slice(furthest)).slice(1)];
}

/**
 * A line that bends at its points instead of breaking: each is what a curve between two middles
 * leans to.
 */
function bends(line: readonly Point[]): string {
  const [start = [0, 0], ...rest] = line.map(whole);
  let [x, y] = start;
  const curves = rest.slice(0, -1).map(([atX, atY], index) => {
    const [nextX, nextY] = rest[index + 1] ?? [atX, atY];
    const last = index === rest.length - 2;
    const [toX, toY] = last ? [nextX, nextY] : whole([(atX + nextX) / 2, (atY + nextY) / 2]);
    const curve = [atX - x, atY - y, toX - x, toY - y].join(' ');
    [x, y] = [toX, toY];
    return curve;
  });
  return `M${start.join(' ')}q${curves.join(' ').replaceAll(' -', '-')}`;
}

/** A line in whole steps from point to point, which is short. */
function steps(line: readonly Point[]): string {
  const [start, ...rest] = line.map(whole).flatMap(([x, y], at, points) => {
    const [fromX, fromY] = points[at - 1] ?? [0, 0];
    return at > 0 && x === fromX && y === fromY ? [] : [`${x - fromX} ${y - fromY}`];
  });
  return `M${start ?? ''}l${rest.join(' ').replaceAll(' -', '-')}`;
}

function whole([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}
