/** One shape each, in the order of the tiles: an open book, a town hall, a dog's head, a basket. */
const marks = [
  'M4 13l26 7v38l-26-8zM34 20l26-7v37l-26 8zM10 24l14 4v4l-14-4zM10 33l14 4v4l-14-4zM40 37l14-4v4l-14 4zM40 46l14-4v4l-14 4z',
  'M30 2l18 4-15 6v6l25 13v5H6v-5l24-13zM28 26l4-3 5 3-1 5h-7zM10 39h7l1 14h-8zM22 39h7v14h-7zM35 39h7v14h-7zM47 39h7v14h-8zM5 56l54-1 1 6H4z',
  'M3 33l4-7 16-6 7-10 15-6 11 7 4 15-1 18 3 17H30l1-14-9 1-15-3-4-5zM27 23l5-3 1 4-5 2zM39 13l11-1 5 18-5 14-10-7-3-14z',
  'M6 32h52l-5 28H12zM13 28Q15 5 32 5t19 23h-5q-3-17-14-17T18 28zM14 38v5l8 0v-5zM28 38v5h8v-5zM42 38v5l8 0v-5zM21 48v5h8v-5zM35 48v5h8v-5z',
];

/** The mark of a tile, in the colour of its text. It says nothing the words beside it do not. */
export function TileMark({ position }: { position: number }) {
  return (
    <svg viewBox="0 0 64 64" width="64" height="64" fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={marks[position]} />
    </svg>
  );
}
