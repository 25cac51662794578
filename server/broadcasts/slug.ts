const longest = 60;

/**
 * The last part of a page's path, made of its heading: small letters of ASCII, digits and hyphens.
 * @param taken those of other pages; the same one gets a number
 */
export function slugOf(heading: string, taken: readonly (string | null)[]): string {
  const words = heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  const slug = words === '' ? 'letter' : words;
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.includes(numbered)) return numbered;
  }
}
