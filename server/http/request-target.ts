/**
 * Splits a request target.
 * @returns the path as it was sent, `known` as paths are compared (percent escapes decoded where
 * they can be), and the query
 */
export function splitTarget(target: string) {
  // A proxy may send the absolute form, `GET http://host/path`.
  const [, sent = '', query = ''] =
    /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  const path = sent.startsWith('/') ? sent : `/${sent}`;
  return { path, known: decoded(path), query };
}

/**
 * The request target as the router can read it: it would refuse a malformed escape, such as `/%ff`,
 * before any hook, and so without the headers, limits and log line of every response.
 */
export function readableTarget(target: string): string {
  if (!target.includes('%')) return target;
  const { path } = splitTarget(target);
  return isDecodable(path) ? target : target.replaceAll('%', '%25');
}

const decoded = (path: string): string =>
  path.includes('%') && isDecodable(path) ? decodeURI(path) : path;

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
