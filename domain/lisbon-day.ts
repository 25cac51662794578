const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Lisbon' });

/** The day that a moment falls on in Portugal, as `YYYY-MM-DD`. */
export const lisbonDay = (moment: Date): string => days.format(moment);
