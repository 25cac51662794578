// Every path of the server that is not a page. The one that takes events stands with them in events.ts: the script of
// every page calls it, and is part of the page as long as it shares no module with the scripts of the form.

/** Takes the form with scripts, and the official client of the wire contract. */
export const submissionsPath = '/rest/v1/interest_submissions';

/** Logs the administrator in, and answers the desk. */
export const adminPath = '/functions/v1/admin-auth';

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
