import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { beforeAll, expect, test } from 'vitest';
import { asShipped } from '../content/as-shipped.fixture.ts';
import { everything } from '../content/everything.fixture.ts';
import { content } from '../content/index.ts';
import * as inEnglish from '../content/en/promise.ts';
import { facts } from '../content/facts.ts';
import * as inPortuguese from '../content/pt/promise.ts';
import { languages, languageTag, otherLanguage, type Language } from '../domain/language.ts';
import {
  templateNames,
  type RenderedEmail,
  type RenderEmail,
  type TemplateName,
} from '../domain/email/emails.ts';
import { checkInterest } from '../domain/submission/rules.ts';
import { writeText } from '../server/letters/write-letter.ts';
import { loadEmails, type EmailPrints } from '../server/email/render-email.ts';
import { deletedOn, everyEmail, freshEmails, emailTo, urls } from './email-samples.fixture.ts';

let write: RenderEmail;
let prints: EmailPrints;
beforeAll(async () => {
  ({ write, prints } = await freshEmails());
});

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** An e-mail as a mail program reads it, and what it weighs on the way. */
async function deliver(mail: RenderedEmail, name: string): Promise<Email & { bytes: number }> {
  const { message } = await transport.sendMail({
    from: { name: 'Retreat', address: 'hello@retreat.example' },
    to: { name, address: 'ana@example.org' },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachDataUrls: true,
  });
  const raw = message as Buffer;
  return { ...(await PostalMime.parse(raw)), bytes: raw.byteLength };
}

/** With line breaks as one: on its way, each becomes what mail programs write. */
const lines = (text: string) => text.replaceAll(/[\r\n]+/g, '\n');

/** The words of a text part, without the addresses of links. */
const wordsOfText = (text: string) =>
  [urls.buttonUrl, urls.unsubscribeUrl, urls.myDataUrl, urls.policyUrl]
    .reduce((words, url) => words.replace(`${url}\n`, '\n'), text)
    .split(/\s+/u)
    .filter(Boolean);

/** The words that an HTML part shows. */
const wordsOfHtml = (html: string) =>
  html
    .replace(/^.*<body/s, '<body')
    .replaceAll(/<\/?(?:bdi|strong|em)>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex: string | undefined, decimal: string) =>
      String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal)),
    )
    .split(/\s+/u)
    .filter(Boolean);

/** Names that the form takes, and that could do harm. */
const hostileName = fc
  .array(
    fc.oneof(
      fc.constantFrom(...Array.from('"<>,;@\'&\\():$ \r\n\u202e\u2067')),
      fc.constantFrom('=?utf-8?q?', '{name}', '{buttonUrl}', '$&', '&lt;', '</p>', '\n\n<b>'),
      fc.constantFrom('\r\nBcc: eve@example.org', 'מרים', 'فاطمة', 'João', 'Zoë', '李', '👩🏽‍🌾'),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.string({ unit: 'binary', maxLength: 10 }),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join('').slice(0, 100).trim())
  .filter((name) => checkInterest({ name, email: 'a@example.org' }).outcome === 'valid');

/** Those whose address may not be that of the person who asked. */
const toAnyone: TemplateName[] = ['confirm', 'confirmWithUpdates', 'myData', 'newAddress'];
test('e-mails reach people of hostile names in their language, as typed in the text', async () => {
  await fc.assert(
    fc.asyncProperty(
      hostileName,
      fc.constantFrom(...languages),
      fc.constantFrom(...templateNames),
      async (name, language, template) => {
        const mail = emailTo(write, template, language, name);
        // A thousand times the pictures take twenty seconds.
        const html = mail.html.replaceAll(/<img[^>]+>/g, '');
        const email = await deliver({ ...mail, html }, name);

        const { greeting, greetingToAnyone } = content[language].emails;
        const text = lines(email.text ?? '');
        // What a stranger may have typed does not reach people who have not confirmed.
        const greeted = toAnyone.includes(template)
          ? greetingToAnyone
          : greeting.replace('{name}', () => name);
        expect(text).toContain(`\n${lines(greeted)}\n`);
        expect(wordsOfHtml(email.html ?? '')).toEqual(wordsOfText(text));

        expect(email.html).toContain(`<main lang="${languageTag[language]}"`);
        expect(text).not.toContain(content[otherLanguage(language)].emails.greeting.slice(0, 4));

        expect(mail.subject).not.toMatch(/[\r\n]/);
      },
    ),
    { numRuns: everything ? 1_000 : 100 },
  );
}, 120_000);

test('the links of an e-mail are those it was given, and none of it is fetched from anywhere', () => {
  const { myDataUrl, policyUrl, unsubscribeUrl } = urls;
  const button = urls.buttonUrl.replace('&', '&#38;');
  for (const { html } of everyEmail(write, 'Ana')) {
    const addresses = Array.from(html.matchAll(/\b(?:href|src)="([^"]*)"/g), ([, to]) => to);
    const links = addresses.filter((to) => !to?.startsWith('data:image/'));
    expect([
      [button, myDataUrl, policyUrl],
      [myDataUrl, unsubscribeUrl],
      [button, myDataUrl, unsubscribeUrl],
      [button, myDataUrl],
      [],
      [button, unsubscribeUrl],
      [button],
    ]).toContainEqual(links);
    expect(html).not.toMatch(/url\(|@import|<script|<link|srcset/);
  }
});

test('an e-mail weighs less than 60 kB, its pictures less than 30, and has the 3,200 bytes of HTML beside them that SpamAssassin wants', async () => {
  for (const mail of everyEmail(write, 'A')) {
    const { bytes, attachments, html } = await deliver(mail, 'A');
    expect(bytes).toBeLessThan(60_000);
    expect(html?.length, mail.subject).toBeGreaterThan(3_200);
    const pictures = attachments.map(({ content }) => (content as ArrayBuffer).byteLength);
    expect(pictures.length).toBeGreaterThan(1);
    expect(pictures.reduce((sum, each) => sum + each)).toBeLessThan(30_000);
  }
});

test.each([
  ['the print of every e-mail', ''],
  ['a print of its own', '![](lagoon)\n'],
])(
  'a letter of 3,000 characters with %s weighs less than 60 kB, and reads as it was written',
  async (_which, picture) => {
    const paragraph =
      'É cedo para dizer quando abrimos, mas já não é cedo para dizer o que falta. ';
    const body = `${picture}## O que falta\n\n${paragraph.repeat(40).slice(0, 2_960)}\n\n- água\n- *luz*`;
    const text = writeText({ subject: 'Notícias', body }, 'pt', 'https://retreat.example', prints);
    const mail = write('letter', 'pt', { ...urls, name: 'Ana {body}', ...text });
    const { bytes, ...email } = await deliver(mail, 'Ana');
    expect(bytes).toBeLessThan(60_000);
    expect(email.subject).toBe('Notícias');
    expect(lines(email.text ?? '')).toContain('\nOlá, Ana {body},\n');
    const read = lines(email.text ?? '').replaceAll('\n- ', '\n');
    expect(wordsOfHtml(email.html ?? '')).toEqual(wordsOfText(read));
    // The mark, and the print by day and by night; a photograph has no night.
    if (asShipped) expect(email.attachments).toHaveLength(3);
  },
);

const promises = { en: inEnglish, pt: inPortuguese };
const button = `\n${urls.buttonUrl}\n`;

test.each<[string, TemplateName, (language: Language) => (string | undefined)[]]>([
  ['that asks to confirm: how long', 'confirm', () => [`${facts.confirmationDays}`, button]],
  [
    'of welcome: how long all is kept, what comes before it goes, and where the consent stands',
    'welcome',
    (language) => {
      const { howLong, beforeDeletion } = promises[language];
      const { text, link } = content[language].emails.links.consent;
      return [`${howLong}; ${beforeDeletion}.`, `${text} ${link}\n${urls.myDataUrl}`];
    },
  ],
  [
    'before a deletion: the day, and the way to the form',
    'beforeDeletion',
    (language) => [deletedOn(language), button],
  ],
  [
    'with a link to one’s data: how long, and what if one did not ask for it',
    'myData',
    (language) => [
      `${facts.myDataMinutes} min`,
      content[language].emails.myData.button?.otherwise,
      button,
    ],
  ],
])('an e-mail says what its reader needs, %s', (_what, template, needs) => {
  for (const language of languages) {
    const { text } = emailTo(write, template, language, 'Ana');
    for (const words of needs(language)) expect(text).toContain(words);
  }
});

test('who asked for updates is asked to confirm that, too, and a day stands in the subject', () => {
  for (const language of languages) {
    const textOf = (template: TemplateName) => emailTo(write, template, language, 'Ana').text;
    expect(textOf('confirmWithUpdates')).not.toBe(textOf('confirm'));
    const { subject } = emailTo(write, 'beforeDeletion', language, 'Ana');
    expect(subject).toContain(deletedOn(language));
  }
});

test('who is on the list can leave it by its e-mails and by the link to their data, and by no other', () => {
  for (const language of languages) {
    const leave = templateNames.filter((template) =>
      emailTo(write, template, language, 'Ana').text.includes(urls.unsubscribeUrl),
    );
    const welcomes: TemplateName[] = ['welcome', 'welcomeWithUpdates'];
    const ofWaves = ['invitation', 'invitationReminder', 'placeDeclined', 'placeLapsed'];
    const others = ['already', 'myData', 'beforeDeletion', ...ofWaves, 'letter'];
    expect(leave).toEqual([...welcomes, ...others]);
  }
});

test('a server without built e-mails does not start, and says in one line what to do', async () => {
  await expect(loadEmails('/nowhere')).rejects.toThrow(
    /^\/nowhere\/emails\.json is missing, so no e-mail could be written\. Run `npm run build` first\.$/,
  );
});
