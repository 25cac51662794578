// Apart from the rules in rules.ts, so that who needs only a name or a limit carries no schema library.

/** Longest allowed text of each field, in UTF-16 code units after trimming. */
export const interestLimits = {
  name: 100,
  email: 255,
  country: 100,
  profession: 100,
  message: 1000,
} as const;

export type InterestTextField = keyof typeof interestLimits;

/** The text fields in the order in which they are checked and shown. */
export const interestTextFields = Object.keys(interestLimits) as InterestTextField[];
