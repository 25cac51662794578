/** A number as a bar in a table's cell, which the number stands beside. */
export function Bar({ part, whole }: { part: number; whole: number }) {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={(100 * part) / whole} height="10" />
    </svg>
  );
}
