import type { Language } from '../domain/language.ts';
import * as en from './en/owner.ts';
import * as pt from './pt/owner.ts';

/** The words for the owner by e-mail and from `npm run doctor`: loaded only where they are said. */
export const ownerWords: Record<Language, typeof en> = { en, pt };
