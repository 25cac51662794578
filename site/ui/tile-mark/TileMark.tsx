import styles from './TileMark.module.css';

/** In the order of the tiles: a dog's head, a town hall, a basket, an open book. */
const places = [styles.third, styles.second, styles.fourth, undefined];

/** The stamp of a tile. It says nothing the words beside it do not. */
export function TileMark({ position }: { position: number }) {
  return <span className={[styles.mark, places[position]].filter(Boolean).join(' ')} />;
}
