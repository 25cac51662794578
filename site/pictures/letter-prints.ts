import { pictures, type PictureName } from '../../content/pictures.ts';
import { byLanguage, languages, type Language } from '../../domain/language.ts';
import { pictureSources } from './rendered-pictures.ts';

/** A picture that a letter to the list may show, as the dashboard shows it. */
export interface LetterPrint {
  name: string;
  alt: Record<Language, string>;
  /** The file by day. */
  source: string;
}

/** All of them, each in its smallest file. */
export const letterPrints = (): LetterPrint[] =>
  (Object.keys(pictures) as PictureName[]).map((name) => ({
    name,
    alt: byLanguage((language) => pictureSources(name, language).alt),
    source: pictureSources(name, languages[0]).variants[0]?.src ?? '',
  }));
