import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { eachTemplate, type LetterTemplates } from '../../domain/letters/templates.ts';
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
  return eachTemplate(async (name, language) => {
    const words = letterWords(name, language);
    const html = renderToStaticMarkup(createElement(Letter, { language, words, pictures }));
    return { subject: words.subject, text: letterText(words), html: `<!doctype html>${html}` };
  });
}
