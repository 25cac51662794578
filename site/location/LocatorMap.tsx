import type { Location } from '../../content/en/location.ts';
import { locatorMap } from './locator-map.data.ts';
import styles from './LocatorMap.module.css';

const { viewBox, portugal, spain, places, lens } = locatorMap;
const [lensX, lensY] = lens.centre;
const [hereX, hereY] = lens.looksAt;
const hereRadius = lens.radius / lens.times;

const shores = ['#locator-map-spain', '#locator-map-portugal'];

/** Slivers that stand in the water, as in a print, and run on from tile to tile. */
const waves = [
  [4, 1.5],
  [31, 4.5],
  [14, 7.5],
  [46, 10.5],
]
  .flatMap(([x = 0, y = 0]) => [x, x - 64].map((start) => `M${start} ${y}l26-.7 34 .6-31 .8z`))
  .join('');

/** What it took out of the land. */
const cuts =
  'M8 10l9-2.4-7 3.6zM41 6l7-1.2-6 2.4zM70 14l10-3-8 4.4zM24 31l10-1.6-8 3zM58 36l7-2.6-5 3.6zM84 44l8-1.6-6 2.8zM6 53l8-2.6-6 3.8zM40 62l11-2.8-9 4zM74 70l6-1.2-5 2.2zM18 76l7-2.4-5 3.4z';

/** Where Vau is: the coast from Galicia to the Algarve, and a lens on the lagoon. */
export function LocatorMap({ text }: { text: Location['map'] }) {
  return (
    <figure className={styles.figure}>
      <svg className={styles.map} viewBox={viewBox} role="img" aria-labelledby="locator-map-alt">
        <desc id="locator-map-alt">{text.alt}</desc>
        <defs>
          <path id="locator-map-portugal" d={portugal} />
          <path id="locator-map-spain" d={spain} />
          <path id="locator-map-near" d={lens.coast} />
          <clipPath id="locator-map-lens">
            <circle cx={lensX} cy={lensY} r={lens.radius} />
          </clipPath>
          <pattern id="locator-map-waves" width="64" height="12" patternUnits="userSpaceOnUse">
            <path className={styles.waves} d={waves} />
          </pattern>
          <pattern id="locator-map-cuts" width="94" height="82" patternUnits="userSpaceOnUse">
            <path className={styles.cuts} d={cuts} />
          </pattern>
        </defs>

        {/* Waves and coast line straddle the shore; the land is laid over their inner half. */}
        {shores.map((href) => (
          <use key={href} href={href} className={styles.water} stroke="url(#locator-map-waves)" />
        ))}
        {shores.map((href) => (
          <use key={href} href={href} className={styles.coast} />
        ))}
        <use href="#locator-map-spain" className={styles.unprinted} />
        {/* The block of colour is a little out of register: it leaves a sliver of paper along the shore. */}
        <use href="#locator-map-portugal" className={styles.unprinted} />
        <use href="#locator-map-portugal" className={styles.land} transform="translate(1.8 -.7)" />
        <use href="#locator-map-portugal" fill="url(#locator-map-cuts)" />
        <use href="#locator-map-portugal" className={styles.border} />

        <path className={styles.beam} d={beam()} />
        <circle className={styles.ring} cx={hereX} cy={hereY} r={hereRadius} />
        <Place at={places.porto} name={text.places.porto} label={[10, 5]} />
        <Place at={places.lisbon} name={text.places.lisbon} label={[20, 4]} />

        <g clipPath="url(#locator-map-lens)">
          <circle className={styles.sea} cx={lensX} cy={lensY} r={lens.radius} />
          <circle cx={lensX} cy={lensY} r={lens.radius} fill="url(#locator-map-waves)" />
          <use href="#locator-map-near" className={styles.land} />
          <use href="#locator-map-near" fill="url(#locator-map-cuts)" />
          <use href="#locator-map-near" className={styles.shore} />
        </g>
        <circle className={styles.ring} cx={lensX} cy={lensY} r={lens.radius} />
        <Place at={lens.obidos} name={text.places.obidos} label={[-34, 22]} />
        <Place at={lens.vau} name={text.places.vau} label={[10, 4]} here />
      </svg>
      <figcaption className={styles.caption}>
        <p>{text.caption}</p>
        <p className={styles.source}>{text.source}</p>
      </figcaption>
    </figure>
  );
}

function Place({
  at: [x, y],
  name,
  label: [dx, dy],
  here = false,
}: {
  at: readonly [number, number];
  name: string;
  label: readonly [number, number];
  here?: boolean;
}) {
  return (
    <>
      <circle className={here ? styles.here : styles.dot} cx={x} cy={y} r={here ? 5.5 : 4} />
      <text className={styles.label} x={x + dx} y={y + dy}>
        {name}
      </text>
    </>
  );
}

/** From the small ring to the lens: the two lines that touch both circles from outside. */
function beam(): string {
  const [dx, dy] = [lensX - hereX, lensY - hereY];
  const towards = Math.atan2(dy, dx);
  const turn = Math.acos((hereRadius - lens.radius) / Math.hypot(dx, dy));
  const touch = (x: number, y: number, radius: number, angle: number) =>
    `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  return [towards + turn, towards - turn]
    .map(
      (angle) =>
        `M${touch(hereX, hereY, hereRadius, angle)}L${touch(lensX, lensY, lens.radius, angle)}`,
    )
    .join('');
}
