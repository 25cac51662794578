import type { LightMyRequestResponse } from 'fastify';
import { onTestFinished, vi } from 'vitest';
import type { Language } from '../../domain/language.ts';
import type { LinkPurpose } from '../../domain/email/link-pages.ts';
import { deliver } from '../email/deliver.fixture.ts';
import { href } from '../../domain/routes.ts';
import { ana, post, startApp } from '../app.fixture.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import { tokenHash } from '../email/links.ts';
import { newStoreFile } from '../stores/new-store-file.fixture.ts';

export const minute = 60_000;

/** A press on a button, as a browser sends it from a page with `no-referrer`. */
export const pressed = (fields: Record<string, string>) => ({
  method: 'POST' as const,
  headers: {
    origin: 'null',
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
  },
  payload: new URLSearchParams(fields).toString(),
});

/** A server with e-mails on, whose clock a test turns, and whose e-mails a test sends. */
export async function startMyData({
  dataDir,
  file = newStoreFile(),
  emailsAreOn = true,
  ...change
}: Parameters<typeof startApp>[0] & { dataDir?: string; file?: string } = {}) {
  const store = await openSqliteStore(file, emailsAreOn, dataDir);
  let time = Date.parse('2026-02-03T10:00:00.000Z');
  const clock = () => new Date(time);
  const { app, views } = await startApp({ store, clock, emailsAreOn, ...change });
  onTestFinished(() => store.close());

  let asked = 0;
  const { myData } = store;
  const askStore = myData.ask.bind(myData);
  myData.ask = async (...asking) => {
    await askStore(...asking);
    asked += 1;
  };
  /** Asks, and waits for what is done after the answer. */
  const ask = async (email: string, language: Language = 'en'): Promise<LightMyRequestResponse> => {
    const before = asked;
    const answer = await app.inject({ ...pressed({ email }), url: href('myData', language) });
    if (answer.body.includes('own data sent')) await vi.waitUntil(() => asked > before, 15_000);
    return answer;
  };

  /**
   * Sends the e-mails that are due, each with a link whose token is its number. @returns their
   * kinds and addresses
   */
  let sent = 0;
  const send = async (purpose: LinkPurpose = 'myData', lifetime = 30 * minute) => {
    const due = await deliver(store, clock(), () => {
      sent += 1;
      const expiresAt = new Date(time + lifetime);
      return { tokenHash: tokenHash(String(sent)), purpose, expiresAt };
    });
    return due.map(({ kind, email }) => ({ kind, email, token: String(sent - due.length + 1) }));
  };

  return {
    app,
    store,
    views,
    ask,
    send,
    pass: (ms: number) => void (time += ms),
    join: async (change: Partial<typeof ana> = {}) =>
      app.inject(post({ ...ana, ...change }, { 'content-language': 'en' })),
    /** Someone joined, confirmed, and asked for the link. @returns its token */
    linkTo: async (email = ana.email): Promise<string> => {
      await app.inject(post({ ...ana, email }, { 'content-language': 'en' }));
      await send('confirm');
      await store.emails.links.confirm(tokenHash(String(sent)), clock());
      await send('unsubscribe');
      await ask(email);
      await send();
      return String(sent);
    },
    press: async (token: string, fields: Record<string, string>, language: Language = 'en') =>
      app.inject({ ...pressed(fields), url: `${href('myData', language)}?t=${token}` }),
  };
}
