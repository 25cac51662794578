import stamps from './stamps.svg?url';
import styles from './TileMark.module.css';

/** Of the tiles, from the first to the fourth. */
const places = [undefined, styles.second, styles.third, styles.fourth];

/** The stamp of a tile. It says nothing the words beside it do not. */
export function TileMark({ position }: { position: number }) {
  return (
    <img
      src={stamps}
      alt=""
      width={72}
      height={72}
      loading="lazy"
      className={[styles.mark, places[position]].filter(Boolean).join(' ')}
    />
  );
}
