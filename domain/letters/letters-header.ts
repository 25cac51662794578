// In a file of its own: beside the endpoints it would be in a script that the form shares with the desk.

/** The header of the answer to an accepted submission that says `on` where a letter asks to confirm the address. */
export const lettersHeader = 'letters';
