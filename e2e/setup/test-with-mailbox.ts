import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { vi } from 'vitest';
import { languages, type Language } from '../../domain/language.ts';
import { href, type Page } from '../../domain/routes.ts';
import { startSite, type RunningSite } from './site.ts';
import { test as base } from './test.ts';
import { submitTo } from '../../server/submissions/submit.fixture.ts';

/** What a person at a site that writes e-mails does outside the browser. */
export interface Mailbox {
  /** Waits for an e-mail to an address with a link to a page. @returns the link's path and token */
  linkTo(page: Page, email: string): Promise<string>;
  /** Joins by the form. */
  join(language: Language, email: string, says?: object): Promise<void>;
  /** Asks for the link to one's data, from an IP address of its own. @returns the link */
  ask(language: Language, email: string): Promise<string>;
  /** Joins, confirms, and asks. @returns the link */
  askAsMember(language: Language, email: string, says?: object): Promise<string>;
}

/**
 * Starts a site that writes its e-mails into a folder, and believes a test which IP address it
 * comes from.
 */
export async function startSiteWithMailbox() {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const env = {
    MAIL_URL: `file:${folder}`,
    MAIL_RATE: '6000',
    CONFIRMATIONS_PER_HOUR: '6000',
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const site = await startSite({ env });
  return { site, mailbox: mailboxOf(folder, site.origin) };
}

/** Tests of such a site. */
export const test = base.extend<{
  started: Awaited<ReturnType<typeof startSiteWithMailbox>>;
  site: RunningSite;
  mailbox: Mailbox;
}>({
  started: [
    // eslint-disable-next-line no-empty-pattern -- Vitest reads the dependencies from the pattern
    async ({}, use) => {
      const started = await startSiteWithMailbox();
      await use(started);
      await started.site.stop();
    },
    { scope: 'file' },
  ],
  site: [async ({ started }, use) => use(started.site), { scope: 'file' }],
  mailbox: async ({ started }, use) => use(started.mailbox),
});

function mailboxOf(folder: string, origin: string): Mailbox {
  // An e-mail is opened once: parsing all of them at each look keeps a processor busy.
  const opened = new Map<string, Promise<Email>>();
  const open = (file: string) => {
    const mail =
      opened.get(file) ?? readFile(join(folder, file)).then((raw) => PostalMime.parse(raw));
    opened.set(file, mail);
    return mail;
  };
  const linkTo: Mailbox['linkTo'] = (page, email) =>
    vi.waitFor(
      async () => {
        for (const file of await readdir(folder)) {
          if (!file.endsWith('.eml')) continue;
          const mail = await open(file);
          if (!mail.to?.some(({ address }) => address === email)) continue;
          for (const language of languages) {
            const link = `${href(page, language)}?t=`;
            const [, token] =
              new RegExp(`${RegExp.escape(link)}(\\S+)`).exec(mail.text ?? '') ?? [];
            if (token) return link + token;
          }
        }
        throw new Error(`no e-mail with a link to ${page} has come to ${email}`);
      },
      { timeout: 20_000, interval: 100 },
    );
  const joinList: Mailbox['join'] = async (language, email, says = {}) => {
    const answer = await submitTo(
      origin,
      { name: 'Ana Lopes', email, wants_updates: true, ...says },
      { 'content-language': language, 'x-forwarded-for': anyIpAddress() },
    );
    if (answer.status !== 201)
      throw new Error(`joining was answered with ${String(answer.status)}`);
  };
  const ask: Mailbox['ask'] = async (language, email) => {
    await fetch(origin + href('myData', language), {
      method: 'POST',
      headers: { 'x-forwarded-for': anyIpAddress() },
      body: new URLSearchParams({ email }),
    });
    return linkTo('myData', email);
  };
  return {
    linkTo,
    ask,
    join: joinList,
    async askAsMember(language, email, says) {
      await joinList(language, email, says);
      await fetch(origin + (await linkTo('confirm', email)), { method: 'POST' });
      return ask(language, email);
    },
  };
}

const anyIpAddress = () =>
  `198.18.${String(Math.floor(Math.random() * 256))}.${String(Math.floor(Math.random() * 256))}`;
