import type { ReactNode } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { FormWithErrors } from '../../../domain/submission/form-with-errors.ts';

/** The props of the interest form. */
export interface InterestFormProps {
  language: Language;
  addresses: { action: string; privacy: string; home: string };
  /**
   * The hash of the wording beside the boxes, kept in the page so that it is always of what the
   * page shows.
   */
  consentText: string;
  /** The values that a visitor without scripts had typed, and their errors. */
  rejected?: FormWithErrors | undefined;
  /** The lines of the retreat's address, for the card of the Thank You panel. */
  to: readonly string[];
  /** The stamp of the Thank You panel. */
  letter?: ReactNode;
}
