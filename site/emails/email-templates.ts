import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languages, type Language } from '../../domain/language.ts';
import {
  templateNames,
  type EmailTemplate,
  type EmailTemplates,
  type TemplateName,
} from '../../domain/email/emails.ts';
import { Email } from './Email.tsx';
import { emailPictures } from './email-pictures.ts';
import { emailText } from './email-text.ts';
import { emailWords } from './email-words.ts';

/**
 * Renders every e-mail in both languages, with slots for what the server puts in.
 * @throws when the picture of the e-mails has not been rendered
 */
export async function renderEmailTemplates(): Promise<EmailTemplates> {
  const pictures = await emailPictures();
  const render = (name: TemplateName, language: Language): EmailTemplate => {
    const words = emailWords(name, language);
    const html = renderToStaticMarkup(createElement(Email, { language, words, pictures }));
    return { subject: words.subject, text: emailText(words), html: `<!doctype html>${html}` };
  };
  return Object.fromEntries(
    templateNames.map((name) => [
      name,
      Object.fromEntries(languages.map((language) => [language, render(name, language)])),
    ]),
  ) as EmailTemplates;
}
