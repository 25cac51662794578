import type { Location } from '../../../content/en/location.ts';
import { locatorMap } from './locator-map.data.ts';
import styles from './LocatorMap.module.css';
import inks from './MapInks.module.css';

const { viewBox, land, swell, lagoon, river, railway, motorway, places, country } = locatorMap;

type Point = readonly [x: number, y: number];
type PlaceNames = Location['map']['places'];

/** A keep between two walls, standing on its place. */
const castle = 'M-15 9V-3h4v3h3v-3h3v-9h-1v-4h3v2h2v-2h2v2h2v-2h3v4h-1v9h3v3h3v-3h4V9z';

/** The marks that the gouge took out of the land. */
const cuts =
  'M8 10l9-2.4-7 3.6zM41 6l7-1.2-6 2.4zM70 14l10-3-8 4.4zM24 31l10-1.6-8 3zM58 36l7-2.6-5 3.6zM84 44l8-1.6-6 2.8zM6 53l8-2.6-6 3.8zM40 62l11-2.8-9 4zM74 70l6-1.2-5 2.2zM18 76l7-2.4-5 3.4z';

/** The marks that it left standing: grass, in threes, and on wide screens beside the names. */
const tufts =
  'M30 48l1-6 1 6zM34 49l2-7 0 7zM38 48l2-5-1 5zM62 24l1-6 1 6zM66 25l2-7 0 7zM70 24l2-5-1 5z';

/** Light on the lagoon. */
const ripples = 'M2 3l9-.8 12 .7-11 1zM28 10.5l7-.7 10 .6-9 1z';

/**
 * From far out to the shore: how wide the water reaches on both sides of it, how its edge is
 * broken, and whether it follows each bay.
 */
const swells = [
  [92, '38 20 16 34', '#map-swell'],
  [64, '74 16 30 22', '#map-swell'],
  [40, '130 12 60 16', '#map-swell'],
  [20, undefined, '#map-land'],
] as const;

/**
 * Where Vau is: the lagoon, the coast, the railway and the motorway around it, and all of Portugal
 * as an inset.
 */
export function LocatorMap({ text }: { text: Location['map'] }) {
  const names = text.places;
  return (
    <figure className={styles.figure}>
      <svg
        className={`${styles.map} ${inks.inks}`}
        viewBox={viewBox}
        role="img"
        aria-labelledby="map-alt"
      >
        <desc id="map-alt">{text.alt}</desc>
        <Shapes />
        <Ground />

        <use href="#map-railway" className={styles.railway} />
        <use href="#map-railway" className={styles.sleepers} />
        <use href="#map-motorway" className={styles.motorway} />
        <use href="#map-motorway" className={styles.lanes} />
        <Dot at={places.exit} as={styles.exit} radius={6.5} />
        <Station at={places.obidosStation} />
        <Station at={places.caldasStation} />
        <Dot at={places.peniche} />
        <Dot at={places.fozDoArelho} />
        <Dot at={places.vau} as={styles.here} radius={8} />
        <use
          href="#map-castle"
          className={styles.town}
          transform={`translate(${places.obidos[0] + 4} ${places.obidos[1] + 7})scale(.85)`}
        />

        <Names of={names} />
        <Portugal names={names} />
      </svg>
      <figcaption className={styles.caption}>
        <p>{text.caption}</p>
        <p className={styles.source}>{text.source}</p>
      </figcaption>
    </figure>
  );
}

/** Shapes that are drawn more than once, under a name. */
function Shapes() {
  return (
    <defs>
      <path id="map-land" d={land} />
      <path id="map-swell" d={swell} />
      <path id="map-lagoon" d={lagoon} />
      <path id="map-castle" d={castle} />
      <path id="map-railway" d={railway} />
      <path id="map-motorway" d={motorway} />
      <pattern id="map-ripples" width="46" height="15" patternUnits="userSpaceOnUse">
        <path className={styles.land} d={ripples} />
      </pattern>
      <pattern
        id="map-cuts"
        width="94"
        height="82"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-12)scale(1.4)translate(80 14)"
      >
        <path className={styles.paper} d={cuts} />
        <path className={styles.tufts} d={tufts} />
      </pattern>
    </defs>
  );
}

/** Sea, land, river and lagoon. */
function Ground() {
  return (
    <g id="map-ground" className={styles.ground}>
      {/* A swell is a band of water. A band of paper, a little out of register, covers all but its
          edge. */}
      {swells.map(([width, broken, line]) => (
        <g key={width} className={styles.swell}>
          <use href={line} className={styles.crest} strokeWidth={width} strokeDasharray={broken} />
          <use href={line} strokeWidth={width - 4} transform="translate(.9-.6)" />
        </g>
      ))}
      <use href="#map-land" className={styles.paper} />
      <use href="#map-land" className={styles.land} transform="translate(2.5-1)" />
      <use href="#map-land" fill="url(#map-cuts)" />
      <path className={styles.river} d={river} />
      <use href="#map-land" className={styles.coast} />
      <use href="#map-lagoon" className={styles.lagoon} />
      <use href="#map-lagoon" fill="url(#map-ripples)" />
    </g>
  );
}

function Names({ of: names }: { of: PlaceNames }) {
  return (
    <>
      <Label at={places.vau} by={[-40, 28]} lines={names.lagoon} as="water" towards="end" />
      <Label at={[24, 222]} lines={names.ocean} as="ocean" />
      <Label at={places.fozDoArelho} by={[15, -23]} lines={names.fozDoArelho} />
      <Label at={places.caldas} by={[13, -4]} lines={names.caldas} />
      <Label at={places.obidos} by={[-26, 12]} lines={names.obidos} towards="end" />
      <Label at={places.vau} by={[0, 36]} lines={names.vau} as="vau" towards="middle" />
      <Label at={places.peniche} by={[46, 34]} lines={names.peniche} />
      <Label at={places.baleal} by={[16, 18]} lines={names.baleal} as="far" />
      <Dot at={places.rioMaior} as={styles.farDot} />
      <Label at={places.rioMaior} by={[-4, 24]} lines={names.rioMaior} as="far" towards="end" />
      <Label at={[530, 96]} lines={names.railway} as="minor" towards="end" />
      <Label at={[592, 108]} lines={names.motorway} />
    </>
  );
}

/** The whole country, small, with where the map is. */
function Portugal({ names }: { names: PlaceNames }) {
  return (
    <g transform="translate(116 8)">
      <path className={styles.country} d={country.outline} />
      <Dot at={country.here} as={styles.here} radius={5} />
      <Dot at={country.porto} radius={3} />
      <Dot at={country.lisbon} radius={3} />
      <Label at={country.porto} by={[-14, 6]} lines={names.porto} as="atSea" towards="end" />
      <Label at={country.lisbon} by={[-14, 12]} lines={names.lisbon} as="atSea" towards="end" />
    </g>
  );
}

function Dot({
  at: [x, y],
  as = styles.dot,
  radius = 4.5,
}: {
  at: Point;
  as?: string | undefined;
  radius?: number;
}) {
  return <circle className={as} cx={x} cy={y} r={radius} />;
}

function Station({ at: [x, y] }: { at: Point }) {
  return <path className={styles.station} d={`M${x - 5} ${y - 5}h10v10h-10z`} />;
}

/**
 * The name of a place, on as many lines as it has.
 * @param by how far it stands from the place
 */
function Label({
  at: [placeX, placeY],
  by: [dx, dy] = [0, 0],
  lines,
  as,
  towards,
}: {
  at: Point;
  by?: Point;
  lines: string | readonly string[];
  as?: 'water' | 'ocean' | 'atSea' | 'vau' | 'minor' | 'far';
  towards?: 'middle' | 'end';
}) {
  const [x, y] = [placeX + dx, placeY + dy];
  return (
    <text className={as && styles[as]} x={x} y={y} textAnchor={towards}>
      {typeof lines === 'string'
        ? lines
        : lines.map((line, index) => (
            <tspan key={line} x={x} dy={index ? '1.22em' : undefined}>
              {line}
            </tspan>
          ))}
    </text>
  );
}
