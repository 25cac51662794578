/** The words of `npm run doctor` besides the checks' own. */
export const doctor = {
  well: 'All is well: {count} checks.',
  untold: 'This could not be checked: {name} ({reason}).',
  status: { fail: 'Now:', warn: 'Soon:' },
};

export type Doctor = typeof doctor;
