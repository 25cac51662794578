// Every path of the server that is not a page. The one that takes events stands with them in
// events.ts: the script of every page calls it, and is part of the page as long as it shares no
// module with the scripts of the form.

/** Accepts the form with scripts, and the official client of the wire contract. */
export const submissionsPath = '/rest/v1/interest_submissions';

/** Logs the administrator in, and answers the dashboard's requests. */
export const adminPath = '/functions/v1/admin-auth';

/** Says whether the process is alive. */
export const alivePath = '/healthz';

/** Answers whether the process can also reach its store. */
export const readyPath = '/readyz';

/** The header of a refused submission: the reference under which the log has it. */
export const referenceHeader = 'x-request-id';

/** Answers where to report a vulnerability (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt';

/** Says which pages a browser may prepare ahead. */
export const speculationRulesPath = '/speculation-rules.json';

/** Everything below these paths is answered in JSON. */
const apiFolders = ['/rest', '/functions', '/events'] as const;

/** Whether a path is one of the API folders or lies below one. */
export const isApiPath = (path: string): boolean =>
  apiFolders.some((folder) => path === folder || path.startsWith(`${folder}/`));
