import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languages, type Language } from '../../domain/language.ts';
import {
  templateNames,
  type LetterTemplate,
  type LetterTemplates,
  type TemplateName,
} from '../../domain/letters/letter.ts';
import { Letter } from './Letter.tsx';
import { letterPictures } from './letter-pictures.ts';
import { letterText } from './letter-text.ts';
import { letterWords } from './letter-words.ts';

/**
 * Renders every letter in both languages, with slots for what the server puts in.
 * @throws when the picture of the letters has not been rendered
 */
export async function renderLetterTemplates(): Promise<LetterTemplates> {
  const pictures = await letterPictures();
  const render = (name: TemplateName, language: Language): LetterTemplate => {
    const words = letterWords(name, language);
    const html = renderToStaticMarkup(createElement(Letter, { language, words, pictures }));
    return { subject: words.subject, text: letterText(words), html: `<!doctype html>${html}` };
  };
  return Object.fromEntries(
    templateNames.map((name) => [
      name,
      Object.fromEntries(languages.map((language) => [language, render(name, language)])),
    ]),
  ) as LetterTemplates;
}
