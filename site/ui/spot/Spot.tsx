import { spots, type SpotName } from './spots.data.ts';
import styles from './Spot.module.css';

/** A small print in one ink where a chapter turns or an article ends. It is decoration only. */
export function Spot({ name }: { name: SpotName }) {
  const { width, height, path } = spots[name];
  return (
    <svg
      className={styles.spot}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      width={width}
      height={height}
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
