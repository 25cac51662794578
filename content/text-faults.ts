import type { Language } from '../domain/language.ts';
import { inKebabCase } from '../domain/text.ts';

type Texts = Record<Language, unknown>;

/**
 * The faults of the site's texts, a line each for their writers: a text without a word, and a text
 * in one language alone.
 */
export function textFaults(texts: Texts, place: string[] = []): string[] {
  const { en, pt } = texts;
  if (typeof en === 'string' && typeof pt === 'string') {
    return (['en', 'pt'] as const)
      .filter((language) => !(texts[language] as string).trim())
      .map((language) => `${named(language, place)} is empty. Write it, or take it back from git.`);
  }
  if (Array.isArray(en) && Array.isArray(pt) && en.length !== pt.length) {
    return [inOneAlone({ en, pt }, place)];
  }
  if (!isParent(en) || !isParent(pt)) return [];
  return Object.keys({ ...en, ...pt }).flatMap((name) => {
    const inner = [...place, name];
    const [english, portuguese] = [en[name], pt[name]];
    if (english !== undefined && portuguese !== undefined) {
      return textFaults({ en: english, pt: portuguese }, inner);
    }
    if (english === portuguese) return [];
    const [there, missing] =
      english === undefined ? (['pt', 'en'] as const) : (['en', 'pt'] as const);
    return `${named(missing, inner)} is missing, and stands in ${fileOf(there, inner)}. Write it in both languages.`;
  });
}

const isParent = (text: unknown): text is Record<string, unknown> =>
  typeof text === 'object' && text !== null;

/** The file below content/ that has the name of a text's first part. */
const fileOf = (language: Language, [page = '']: string[]) =>
  `content/${language}/${inKebabCase(page)}.ts`;

const named = (language: Language, place: string[]) =>
  `${fileOf(language, place)}: ${place.slice(1).join('.')}`;

/** The first place at which two lists of different lengths are not made alike. */
function inOneAlone({ en, pt }: Record<Language, unknown[]>, place: string[]): string {
  const [there, more, fewer] =
    en.length > pt.length ? (['en', en, pt] as const) : (['pt', pt, en] as const);
  const parting = more.findIndex((text, index) => shapeOf(text) !== shapeOf(fewer[index]));
  const missing = there === 'en' ? 'pt' : 'en';
  return `${named(missing, place)} has ${String(fewer.length)} of the ${String(more.length)} in ${fileOf(there, place)}. At “${firstWords(more[parting])}” or before, one stands there alone: write it in both languages.`;
}

/** How a text is made, without its words. */
const shapeOf = (text: unknown) =>
  JSON.stringify(text, (_, value: unknown) => (typeof value === 'string' ? '' : value));

const firstWords = (text: unknown): string =>
  isParent(text) ? firstWords(Object.values(text)[0]) : String(text);
