/** The address to which a letter comes back, which says which it was (VERP): `hello+b-<letter>@example.org`. */
export function returnPath(sender: string, letterId: string): string {
  const at = sender.lastIndexOf('@');
  return `${sender.slice(0, at)}+b-${letterId.replaceAll('-', '')}${sender.slice(at)}`;
}

const letterInPath = /\+b-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})@/i;

/** The letter that a return path names; undefined where a text holds none. */
export function letterOfReturnPath(text: string): string | undefined {
  const [, ...parts] = letterInPath.exec(text) ?? [];
  return parts.length > 0 ? parts.join('-').toLowerCase() : undefined;
}
