import type { ReactNode } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { RejectedForm } from '../../../domain/submission/rejected-form.ts';

/** The props of the interest form. */
export interface InterestFormProps {
  language: Language;
  addresses: { action: string; privacy: string; home: string };
  /** The hash of the wording beside the boxes, kept in the page so that it is always of what the page shows. */
  consentText: string;
  /** The values that a visitor without scripts had typed, and their errors. */
  rejected?: RejectedForm | undefined;
  /** The stamp of the Thank You panel. */
  letter?: ReactNode;
}
