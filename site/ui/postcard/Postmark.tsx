/**
 * What cancels the stamp of a card that was sent: village, day and country. It is decoration only.
 * @param to the lines of the address: the country is the last, the village stands two before it
 * @param day as `postmarkDay` writes it
 */
export function Postmark({ to, day }: { to: readonly string[]; day: string }) {
  return (
    <svg className="postmark" viewBox="0 0 152 80" aria-hidden="true">
      <path d="M3 40a37 37 0 1 1 74 0 37 37 0 1 1-74 0m1-9h72m0 18H4M82 18q8-7 16 0t16 0 16 0 16 0m-66 15q9-7 17 0t16 0 16 0 16 0m-65 15q9-7 17 0t16 0 16 0 16 0m-67 15q8-7 16 0t16 0 16 0 16 0" />
      <text x="40" y="24">
        {to.at(-3)}
      </text>
      <text x="40" y="44.5">
        {day}
      </text>
      <text x="40" y="62">
        {to.at(-1)}
      </text>
    </svg>
  );
}
