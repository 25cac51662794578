/** The mark of the place, cut in one block: a seedling above the water of the ford, its root below. Also icon.svg. */
export function Mark() {
  return (
    <svg viewBox="3 2 26 28" width="26" height="28" fill="currentColor" aria-hidden="true">
      <path d="m14.2 16 .3-3.4q-8.5.6-10-8.8 9-.4 11.2 5.6Q18.2 2 27.5 3.2q-.9 9.8-9.9 9.5l-.1 3.3H28v2h-9.7q.6 4 6.1 8-5.4-.6-7.3-4.2l-.9 8.2-1.3-8.2Q13 25.5 7.6 26q5.5-4 6.1-8H4v-2z" />
    </svg>
  );
}
