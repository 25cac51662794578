/** The mark of the place, cut in one block: a seedling above the water of the ford, its root below. Also icon.svg. */
export function Mark() {
  return (
    <svg viewBox="3 2 26 28" width="26" height="28" fill="currentColor" aria-hidden="true">
      <path d="M14.2 16l.3-3.4Q6 13.2 4.5 3.800q9-.4 11.2 5.600Q18.2 2 27.5 3.200q-.9 9.8-9.9 9.500l-.1 3.300H28v2H18.300q.6 4 6.1 8-5.4-.6-7.3-4.200L16.2 30l-1.3-8.200q-1.9 3.7-7.3 4.2 5.5-4 6.1-8H4v-2z" />
    </svg>
  );
}
