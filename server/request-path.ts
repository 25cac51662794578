/**
 * The path and the query string of a request's target.
 * @returns the path as it was sent, and `known`, the form in which addresses are compared: percent
 *   escapes decoded where they can be
 */
export function splitTarget(target: string): { path: string; known: string; query: string } {
  // A proxy may send the whole address, `GET http://host/path`.
  const [, sent = '', query = ''] =
    /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  const path = sent.startsWith('/') ? sent : `/${sent}`;
  return { path, known: decoded(path), query };
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
