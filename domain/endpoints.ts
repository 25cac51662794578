/** Every path of the server that is not a page. */
export const endpoints = {
  /** The form with scripts, and the official client of the wire contract. */
  submissions: '/rest/v1/interest_submissions',
  /** The administrator's login and desk. */
  admin: '/functions/v1/admin-auth',
  /** What the pages count after consent. */
  events: '/events',
  /** Whether the process is alive. */
  alive: '/healthz',
  /** Whether it can also reach its store. */
  ready: '/readyz',
  /** Where to report a hole (RFC 9116). */
  securityTxt: '/.well-known/security.txt',
} as const;

/** The folders that answer in JSON alone, whatever is below them. */
export const apiFolders = ['/rest', '/functions', '/events'] as const;

/** Whether a path is, or lies below, one that answers in JSON alone. */
export const isApiPath = (path: string): boolean =>
  apiFolders.some((folder) => path === folder || path.startsWith(`${folder}/`));
