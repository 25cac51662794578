/** For how many minutes after the password or a passkey was shown a proof is fresh. */
export const provedMinutes = 5;

/** What the server answers where it has to be shown again, with the status 403. */
export const unproved = 'Show the password or a passkey again.';
