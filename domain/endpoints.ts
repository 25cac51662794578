// Every path of the server that is not a page. Each is a constant of its own, so that a page's script carries
// only the one it calls.

/** Takes the form with scripts, and the official client of the wire contract. */
export const submissionsPath = '/rest/v1/interest_submissions';

/** Logs the administrator in, and answers the desk. */
export const adminPath = '/functions/v1/admin-auth';

/** Counts what visitors agreed to have counted. */
export const eventsPath = '/events';

/** Says whether the process is alive. */
export const alivePath = '/healthz';

/** Says whether it can also reach its store. */
export const readyPath = '/readyz';

/** Says where to report a hole (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt';

/** Below these everything is answered in JSON. */
export const apiFolders = ['/rest', '/functions', '/events'] as const;

/** Whether a path is, or lies below, one that answers in JSON alone. */
export const isApiPath = (path: string): boolean =>
  apiFolders.some((folder) => path === folder || path.startsWith(`${folder}/`));
