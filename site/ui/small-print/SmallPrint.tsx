import { smallPrints, type SmallPrintName } from './small-prints.data.ts';
import styles from './SmallPrint.module.css';

/** A small print in one ink where a chapter turns or an article ends. It is decoration only. */
export function SmallPrint({ name }: { name: SmallPrintName }) {
  const { width, height, path } = smallPrints[name];
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
