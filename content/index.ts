import type { Language } from '../domain/language.ts';
import type { Page, PagesWith } from '../domain/routes.ts';
import * as en from './en/index.ts';
import * as pt from './pt/index.ts';

/**
 * Every word of the site by language. A sentence missing in Portuguese does not compile, nor does a
 * page without words: each has a file in both folders.
 */
export const content: Record<Language, typeof en> = { en, pt } satisfies Record<
  Language,
  Record<Exclude<Page, PagesWith<'onDemand'>>, { meta: { title: string; description: string } }> &
    Record<PagesWith<'inMenu'> | PagesWith<'inFooter'>, { name: string }>
>;
