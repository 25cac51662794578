// In milliseconds.
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The day of a moment in UTC, as `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The day that a moment falls on in Portugal, as `YYYY-MM-DD`. */
export const lisbonDay = (moment: Date): string =>
  moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/Lisbon' });
