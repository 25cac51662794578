import { content } from '../../content/index.ts';
import type { Language } from '../../domain/language.ts';
import type { PageRef } from '../../domain/routes.ts';
import { articleOf } from '../pages/blog/articles.ts';

/** Title, without the brand, and description of a place. */
export async function metaOf(
  place: PageRef,
  language: Language,
): Promise<{ title: string; description: string }> {
  if (place.page === 'post') return (await articleOf(place.post, language)).entry.data;
  // The form's own endpoint answers with the waitlist page.
  return content[language][place.page === 'join' ? 'waitlist' : place.page].meta;
}
