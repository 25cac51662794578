/** What a request is for. */
export interface Target {
  /** As it was sent. */
  path: string;
  /** The form in which addresses are compared: percent escapes decoded where they can be. */
  known: string;
  query: string;
}

/** The path and the query string of a request's target. */
export function splitTarget(target: string): Target {
  // A proxy may send the whole address, `GET http://host/path`.
  const [, sent = '', query = ''] =
    /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  const path = sent.startsWith('/') ? sent : `/${sent}`;
  return { path, known: decoded(path), query };
}

/**
 * The target as the router can read it. One whose percent escapes are none, such as `/%ff`, it would refuse
 * before any hook, and so without the headers, limits and log line of every answer.
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
