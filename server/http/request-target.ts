/** The parts of a request target. */
interface Target {
  /** The path as it was sent. */
  path: string;
  /** The path in the form in which paths are compared: percent escapes decoded where they can be. */
  known: string;
  query: string;
}

/** Splits a request target into its path and its query string. */
export function splitTarget(target: string): Target {
  // A proxy may send the absolute form, `GET http://host/path`.
  const [, sent = '', query = ''] =
    /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  const path = sent.startsWith('/') ? sent : `/${sent}`;
  return { path, known: decoded(path), query };
}

/**
 * The request target in a form that the router can read. It would refuse a malformed percent escape, such as
 * `/%ff`, before any hook, and so without the headers, limits and log line of every response.
 */
export function readableTarget(target: string): string {
  const { path } = splitTarget(target);
  return isDecodable(path) ? target : target.replaceAll('%', '%25');
}

const decoded = (path: string): string => (isDecodable(path) ? decodeURI(path) : path);

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
