import type { ReactNode } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { RejectedForm } from '../../../domain/submission/rejected-form.ts';

/** What the interest form is drawn with. */
export interface InterestFormProps {
  language: Language;
  addresses: { action: string; privacy: string; home: string };
  /** What a visitor without scripts had typed, and what was wrong with it. */
  rejected?: RejectedForm | undefined;
  /** The print of the Thank You panel. */
  letter?: ReactNode;
}
