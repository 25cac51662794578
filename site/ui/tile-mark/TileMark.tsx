import styles from './TileMark.module.css';

/** In the order of the tiles: an open book, a town hall, a dog's head, a basket. */
const places = [undefined, styles.second, styles.third, styles.fourth];

/** The stamp of a tile. It says nothing the words beside it do not. */
export function TileMark({ position }: { position: number }) {
  return <span className={[styles.mark, places[position]].filter(Boolean).join(' ')} />;
}
