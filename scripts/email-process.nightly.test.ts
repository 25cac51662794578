import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { consentTextHash, consentTextNow } from '../content/consent-texts.ts';
import { content } from '../content/index.ts';
import { submissionsPath } from '../domain/endpoints.ts';
import { languageTag, type Language } from '../domain/language.ts';
import { href } from '../domain/routes.ts';
import { consentTextHeader } from '../domain/submission/consent.ts';
import { builtFiles } from '../server/app.fixture.ts';
import { checkout, startServer } from '../server/system-tests/server-process.fixture.ts';
import { siteConfig } from '../site.config.ts';
import { writeEmailTemplates } from './email-templates.ts';

const siteUrl = 'https://retreat.example';

/** The e-mails that a server writes into a folder. */
class Emails {
  readonly folder = mkdtempSync(join(tmpdir(), 'emails-'));
  readonly #read = new Set<string>();

  #unread(): string[] {
    return readdirSync(this.folder).filter(
      (name) => name.endsWith('.eml') && !this.#read.has(name),
    );
  }

  /** Waits for an e-mail; there must be only one. */
  async next(): Promise<Email> {
    await expect.poll(() => this.#unread()).toHaveLength(1);
    const [name = ''] = this.#unread();
    this.#read.add(name);
    return PostalMime.parse(readFileSync(join(this.folder, name)));
  }

  /** Expects that none comes while the sender, which does so each second, looks again. */
  async expectNone(): Promise<void> {
    await wait(1500);
    expect(this.#unread()).toEqual([]);
  }
}

const headerOf = ({ headers }: Email, name: string) =>
  headers.find(({ key }) => key === name)?.value;

/** The link of an e-mail, which its text shows. */
function linkOf(mail: Email, path: string): string {
  const [link = ''] = new RegExp(`${siteUrl}${path}\\?t=[\\w-]{22}`).exec(mail.text ?? '') ?? [];
  expect(mail.html).toContain(link);
  return link.slice(siteUrl.length);
}

const submit = async (origin: string, language: Language) => {
  const answer = await fetch(origin + submissionsPath, {
    method: 'POST',
    headers: {
      apikey: siteConfig.publicClientKey,
      'content-type': 'application/json',
      'content-language': language,
      [consentTextHeader]: consentTextHash(consentTextNow[language]),
    },
    body: JSON.stringify({ name: 'Ana Lopes', email: 'ana@example.org' }),
  });
  return [answer.status, await answer.text(), answer.headers.get('letters')];
};

const read = async (url: string, init?: RequestInit) => (await fetch(url, init)).text();

describe('the server process with e-mails on', { timeout: 90_000 }, () => {
  // In the language whose paths have a prefix.
  test('who joins confirms, joins again and leaves by the links of the e-mails, in Portuguese', async () => {
    const language = 'pt';
    const folder = checkout({ files: builtFiles });
    await writeEmailTemplates(join(folder, 'dist'));
    const emails = new Emails();
    const server = startServer(folder, {
      MAIL_URL: `file:${emails.folder}`,
      MAIL_RATE: '6000',
      SITE_URL: siteUrl,
    });
    const origin = await server.listening();
    const words = content[language].emails;
    const expectEmail = async (subject: string, name = 'Ana Lopes') => {
      const mail = await emails.next();
      expect(mail.subject).toBe(subject.replace('{name}', 'Ana Lopes'));
      expect(mail.to).toEqual([{ name, address: 'ana@example.org' }]);
      expect(headerOf(mail, 'content-language')).toBe(languageTag[language]);
      return mail;
    };

    expect(await submit(origin, language)).toEqual([201, '', 'on']);
    const confirm = await expectEmail(words.confirm.subject, '');
    expect(headerOf(confirm, 'list-unsubscribe')).toBeUndefined();
    const confirmLink = origin + linkOf(confirm, href('confirm', language));
    for (const method of ['GET', 'HEAD', 'GET']) await fetch(confirmLink, { method });
    expect(await read(confirmLink)).toContain(`confirm open ${language}`);

    const press = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } };
    expect(await read(confirmLink, press)).toContain(`confirm done ${language}`);
    const welcome = await expectEmail(words.welcome.subject);
    expect(welcome.text?.replaceAll('\r', '')).toContain(words.links.consent.text);
    expect(await read(confirmLink, press)).toContain(`confirm done ${language}`);

    expect(await submit(origin, language)).toEqual([201, '', 'on']);
    const already = await expectEmail(words.already.subject);
    expect(await submit(origin, language)).toEqual([201, '', 'on']);
    await emails.expectNone();

    const unsubscribeLink = linkOf(already, href('unsubscribe', language));
    expect(headerOf(already, 'list-unsubscribe')).toBe(`<${siteUrl}${unsubscribeLink}>`);
    const leave = linkOf(welcome, href('unsubscribe', language));
    const [, inHeader = ''] = /^<(.*)>$/.exec(headerOf(welcome, 'list-unsubscribe') ?? '') ?? [];
    expect(inHeader).toBe(siteUrl + leave);
    expect(await read(origin + leave)).toContain(`unsubscribe open ${language}`);
    const post = headerOf(welcome, 'list-unsubscribe-post') ?? '';
    expect(post).toBe('List-Unsubscribe=One-Click');
    const body = new URLSearchParams(post);
    const left = await fetch(origin + leave, { method: 'POST', body });
    expect([left.status, await left.text()]).toEqual([
      200,
      expect.stringContaining(`unsubscribe done ${language}`),
    ]);
    const unsubscribed = await expectEmail(words.unsubscribed.subject);
    expect(await read(origin + unsubscribeLink)).toContain(`unsubscribe done ${language}`);
    const rejoinLink = origin + linkOf(unsubscribed, href('rejoin', language));
    expect(await read(rejoinLink)).toContain(`rejoin open ${language}`);
    expect(await read(rejoinLink, press)).toContain(`rejoin done ${language}`);
    await emails.expectNone();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.output.stderr).toBe('');
  });
});
