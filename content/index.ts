import type { Language } from '../domain/language.ts';
import * as en from './en/index.ts';
import * as pt from './pt/index.ts';

/** Every word of the site by language. A sentence missing in Portuguese does not compile. */
export const content: Record<Language, typeof en> = { en, pt };
