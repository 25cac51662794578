/** How long an invitation may be accepted. */
export const invitationHours = 24;

/** Characters of a helper's name at most. */
export const helperNameLimit = 40;

const inFragment = /^#invitation=([\w-]{43})$/;

/**
 * The link that a helper opens. What it holds stands behind the #, which no browser sends, so that
 * no log has it.
 * @param page the address of the administrator's page
 */
export const invitationLink = (page: string, invitation: string): string =>
  `${page}#invitation=${invitation}`;

/** What the link held that led to this page, if any. @param fragment of the page's address */
export const invitationIn = (fragment: string): string | undefined =>
  inFragment.exec(fragment)?.[1];
