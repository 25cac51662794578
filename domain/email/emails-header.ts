// In a file of its own: beside the endpoints it would be in a script that the form shares with the
// dashboard.

/**
 * The header of the answer to an accepted submission that says `on` where an e-mail asks to confirm
 * the address.
 */
export const emailsHeader = 'letters';
