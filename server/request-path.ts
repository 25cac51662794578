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

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
