/** One shape each, in the order of the tiles: an open book, a town hall, a dog's head, a basket. */
const marks = [
  'm4 13 26 7v38L4 50zm30 7 26-7v37l-26 8zm-24 4 14 4v4l-14-4zm0 9 14 4v4l-14-4zm30 4 14-4v4l-14 4zm0 9 14-4v4l-14 4z',
  'm30 2 18 4-15 6v6l25 13v5H6v-5l24-13zm-2 24 4-3 5 3-1 5h-7zM10 39h7l1 14h-8zm12 0h7v14h-7zm13 0h7v14h-7zm12 0h7v14h-8zM5 56l54-1 1 6H4z',
  'm3 33 4-7 16-6 7-10 15-6 11 7 4 15-1 18 3 17H30l1-14-9 1-15-3-4-5zm24-10 5-3 1 4-5 2zm12-10 11-1 5 18-5 14-10-7-3-14z',
  'M6 32h52l-5 28H12zm7-4Q15 5 32 5t19 23h-5q-3-17-14-17T18 28zm1 10v5h8v-5zm14 0v5h8v-5zm14 0v5h8v-5zM21 48v5h8v-5zm14 0v5h8v-5z',
];

/** The mark of a tile, cut out of a block and printed in the colour of its text. It says nothing the words beside it do not. */
export function TileMark({ position }: { position: number }) {
  return (
    <svg viewBox="-12 -12 88 88" width="72" height="72" fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={`M-11-9 75-11l-2 86-83-2z${String(marks[position])}`} />
    </svg>
  );
}
