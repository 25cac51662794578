// Draws the coast for the map of the location page. Run by hand (`npm run map`); the result is committed.
import { readFile, writeFile } from 'node:fs/promises';
import { geoIdentity, geoPath, geoTransverseMercator } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Polygon, Topology } from 'topojson-specification';
import { format } from 'prettier';

type Point = [x: number, y: number];

const size: Point = [360, 540];
/** Longitude and latitude of the north-western corner, and the latitude of the southern edge. */
const frame = { west: -11.12, north: 42.42, south: 36.76 };
/** The lens: what it is centred on, where it lies in the sea, and how much it magnifies. */
const lens = { looksAt: [-9.197, 39.39], centre: [78, 152], radius: 70, times: 9 } as const;
/** How far the cut may stray from the true line, in units of the viewBox. */
const tolerance = 0.7;

const places = {
  lisbon: [-9.139, 38.722],
  porto: [-8.611, 41.15],
  obidos: [-9.157, 39.362],
  vau: [-9.222, 39.394],
} as const satisfies Record<string, Point>;

const atlas = JSON.parse(
  await readFile(new URL(import.meta.resolve('world-atlas/countries-10m.json')), 'utf8'),
) as Topology<{ countries: GeometryCollection<{ name: string }> }>;

// The national grid of Portugal (PT-TM06) is a transverse Mercator around the same point.
const projection = geoTransverseMercator().rotate([8.133, -39.668]).scale(1).translate([0, 0]);
const height = project([-8.133, frame.south])[1] - project([-8.133, frame.north])[1];
projection.scale(size[1] / height);
const corner = project([-8.133, frame.north]);
projection.translate([-project([frame.west, 39.668])[0], -corner[1]]);

const lensOrigin = project(lens.looksAt);
const throughLens = ([x, y]: Point): Point => [
  lens.centre[0] + (x - lensOrigin[0]) * lens.times,
  lens.centre[1] + (y - lensOrigin[1]) * lens.times,
];

const whole = cut((point) => point, [-30, -30], [size[0] + 30, size[1] + 30]);
const near = cut(
  throughLens,
  [lens.centre[0] - lens.radius - 20, lens.centre[1] - lens.radius - 20],
  [lens.centre[0] + lens.radius + 20, lens.centre[1] + lens.radius + 20],
);

const map = {
  viewBox: `0 0 ${size.join(' ')}`,
  portugal: whole('Portugal'),
  spain: whole('Spain'),
  places: { lisbon: tenths(project(places.lisbon)), porto: tenths(project(places.porto)) },
  lens: {
    looksAt: tenths(lensOrigin),
    centre: lens.centre,
    radius: lens.radius,
    times: lens.times,
    coast: near('Portugal'),
    obidos: tenths(throughLens(project(places.obidos))),
    vau: tenths(throughLens(project(places.vau))),
  },
};
const source = `/**
 * The coast of Portugal, its neighbour, and a lens on Vau. Written by art/locator-map.ts.
 * Source: Natural Earth 1:10m, public domain, from the npm package world-atlas.
 */
export const locatorMap = ${JSON.stringify(map)} as const;
`;
const path = 'site/location/locator-map.data.ts';
await writeFile(
  path,
  await format(source, { parser: 'typescript', singleQuote: true, printWidth: 100 }),
);
console.log(`${path}: ${source.length} bytes`);

function project(place: readonly [number, number]): Point {
  const point = projection([...place]);
  if (!point) throw new Error(`${place.join(', ')} cannot be projected`);
  return point;
}

/**
 * Cuts mainlands out of the atlas. Lines are simplified where they are shared, so neighbours still meet.
 * @param place from the plane of the map to where it is drawn
 * @returns a function from a country's name to its SVG path
 */
function cut(place: (point: Point) => Point, northWest: Point, southEast: Point) {
  const drawn: Topology = {
    type: 'Topology',
    objects: {},
    arcs: decodedArcs().map((arc) => simplify(arc.map((point) => place(project(point))))),
  };
  const toPath = geoPath(geoIdentity().clipExtent([northWest, southEast])).digits(0);
  return (name: string): string => relative(toPath(feature(drawn, mainland(name))) ?? '');
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

/** The line in fewer, straight pieces (Douglas and Peucker), as if it were cut by hand. */
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

/** The same path in whole steps from point to point, which is shorter. */
function relative(path: string): string {
  return path
    .split('Z')
    .filter(Boolean)
    .map((ring) => {
      const points = ring
        .slice(1)
        .split('L')
        .map((pair) => pair.split(',').map(Number) as Point);
      const steps = points.flatMap(([x, y], at) => {
        const [fromX, fromY] = points[at - 1] ?? [0, 0];
        return at > 0 && x === fromX && y === fromY ? [] : [`${x - fromX} ${y - fromY}`];
      });
      const [start, ...rest] = steps;
      return `M${start ?? ''}l${rest.join(' ').replaceAll(' -', '-')}z`;
    })
    .join('');
}

function tenths([x, y]: Point): Point {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}
