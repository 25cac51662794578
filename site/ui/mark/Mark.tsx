/**
 * The mark of the place, cut in one block: a heron's leg in the water of the ford, and below the
 * waterline its toes are roots. Also icon.svg.
 */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" fill="currentColor" aria-hidden="true">
      <path d="M1 10q4-4 8-1t7 0 7 0 8 0l-.5 21-15 .5L1 30zM22 0l-5 5-1 7q-1 4-6 4t-7 7q4-4 7-4t5-1q1 3 0 6t-3 5q6-1 5-6t0-5q2 2 5 2t6 6q1-7-4-9t-6-5l1-6 5-6z" />
    </svg>
  );
}
