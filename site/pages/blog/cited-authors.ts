import { content } from '../../../content/index.ts';
import type { Language } from '../../../domain/language.ts';

/** The initials of an author, which may end the list: `S. Y.-P.`, `M. et al.`, `et al.` */
const initials = /^(\p{Lu}\.[- ]?)*(et al\.)?$/u;

/**
 * The authors of a publication as a note in the margin names them: one or two by family name, or
 * the first of many.
 * @param authors as a bibliography lists them: `Hunter, M. R., Gillespie, B. W. & Chen, S. Y.-P.`
 */
export function citedAuthors(authors: string, language: Language): string {
  const names = authors.split(/, | & /).filter((part) => !initials.test(part));
  const more = names.length > 2 || authors.endsWith('et al.');
  return more
    ? `${String(names[0])} et\u00a0al.`
    : names.join(` ${content[language].blog.article.and} `);
}
