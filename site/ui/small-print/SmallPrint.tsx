import { smallPrints } from './small-prints.data.ts';
import styles from './SmallPrint.module.css';

/**
 * A small print in one ink beside a text on what it shows. It is decoration only.
 * @throws where none has the name
 */
export function SmallPrint({ name }: { name: string }) {
  const print = smallPrints[name];
  if (!print) throw new Error(`There is no small print ${name} in site/ui/small-print`);
  const { width, height, path } = print;
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
