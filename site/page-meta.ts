import { content } from '../content/index.ts';
import type { Language } from '../domain/language.ts';
import type { Page } from '../domain/routes.ts';

/** Title and description of a page. */
export function metaOf(page: Page, language: Language): { title: string; description: string } {
  // The answer of the form's own door is the waitlist page.
  return content[language][page === 'join' ? 'waitlist' : page].meta;
}
