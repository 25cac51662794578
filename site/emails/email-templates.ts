import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PictureName } from '../../content/pictures.ts';
import { headPrint } from '../../domain/letter.ts';
import { languages, type Language } from '../../domain/language.ts';
import {
  templateNames,
  type EmailTemplate,
  type EmailTemplates,
  type TemplateName,
} from '../../domain/email/emails.ts';
import { Email, Prints } from './Email.tsx';
import { emailMark, emailPrint } from './email-pictures.ts';
import { emailWords, type EmailWords } from './email-words.ts';

/**
 * Renders every e-mail in both languages, with slots for what the server puts in.
 * @throws when the picture of the e-mails has not been rendered
 */
export async function renderEmailTemplates(): Promise<EmailTemplates> {
  const mark = await emailMark();
  const { prints } = await emailPrint(headPrint);
  const render = (name: TemplateName, language: Language): EmailTemplate => {
    const words = emailWords(name, language);
    const pictures = { mark, ...(name !== 'letter' && { prints }) };
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

/** Renders prints as letters to the list show them, each with a slot for what it shows. */
export async function renderEmailPrints(names: readonly PictureName[]) {
  const rendered = names.map(async (name) => {
    const { prints, alt } = await emailPrint(name);
    const html = renderToStaticMarkup(createElement(Prints, { prints, alt: '{alt}' }));
    return [name, { html, alt }] as const;
  });
  return Object.fromEntries(await Promise.all(rendered));
}

/** An e-mail as plain text, with each link's address on a line of its own. */
const emailText = ({
  brand,
  heading,
  greeting,
  paragraphs,
  button,
  note,
  myData,
  policy,
  unsubscribe,
  sender,
}: EmailWords) =>
  [
    brand,
    heading,
    greeting,
    ...paragraphs,
    ...(button ? [`${button.label}\n{buttonUrl}`, button.note, button.otherwise] : []),
    ...(note ? [note] : []),
    ...(myData ? [`${myData.text} ${myData.link}\n{myDataUrl}`] : []),
    ...(policy ? [`${policy.text} ${policy.link}\n{policyUrl}`] : []),
    ...(unsubscribe ? [`${unsubscribe.text} ${unsubscribe.link}\n{unsubscribeUrl}`] : []),
    ...sender,
    '',
  ]
    .join('\n\n')
    .trimEnd() + '\n';
