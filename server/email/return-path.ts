/**
 * The address to which an e-mail comes back, which says which it was (VERP):
 * `hello+b-<id>@example.org`.
 */
export function returnPath(sender: string, emailId: string): string {
  const at = sender.lastIndexOf('@');
  return `${sender.slice(0, at)}+b-${emailId.replaceAll('-', '')}${sender.slice(at)}`;
}

const emailInPath = /\+b-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})@/i;

/** The e-mail that a return path names; undefined where a text holds none. */
export function emailOfReturnPath(text: string): string | undefined {
  const [, ...parts] = emailInPath.exec(text) ?? [];
  return parts.length > 0 ? parts.join('-').toLowerCase() : undefined;
}
