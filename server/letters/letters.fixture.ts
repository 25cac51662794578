import { randomUUID } from 'node:crypto';
import { byLanguage } from '../../domain/language.ts';
import type { Audience, LetterTexts } from '../../domain/letter.ts';
import { ana, id } from '../db/samples.fixture.ts';
import type { Store } from '../stores/store.ts';

const minuteMs = 60_000;
let serial = 0;

/** Texts that can be sent. */
export const texts: LetterTexts = byLanguage((language) => ({
  subject: `First dates ${language}`,
  body: `Hello\n\n- from **${language}**`,
}));

/** The name by which a test sends. */
export const holder = 'test';

/** Takes the right to send, for a minute. */
export const hold = (store: Store, now: Date) =>
  store.emails.outbox.hold(holder, now, new Date(now.getTime() + minuteMs));

/** Sends what is due. @returns to whom */
export async function sendDue(store: Store, now: Date, most = 500): Promise<string[]> {
  const { outbox, links } = store.emails;
  await hold(store, now);
  const sent: string[] = [];
  for (const mail of await outbox.due(now, most)) {
    const tokenHash = randomUUID();
    const purpose = mail.kind === 'confirm' ? 'confirm' : 'unsubscribe';
    if (!(await outbox.begin(mail, holder, now, [{ tokenHash, purpose, expiresAt: null }])))
      continue;
    await outbox.end(mail.id, holder, now, { outcome: 'sent', words: '250 ok' }, now);
    if (mail.kind === 'confirm') await links.confirm(tokenHash, now);
    if (mail.kind === 'letter') sent.push(mail.email);
  }
  return sent;
}

/** Lets people join, and confirm their addresses. */
export async function subscribe(
  store: Store,
  emails: readonly string[],
  now: Date,
  change: Partial<typeof ana> = {},
): Promise<void> {
  for (const email of emails) {
    serial += 1;
    const created_at = now.toISOString();
    await store.addSubmission({ ...ana, id: id(serial), created_at, ...change, email });
  }
  // What asks them to confirm, and what they get once they have.
  await sendDue(store, now);
  await sendDue(store, now);
}

/** Writes a letter that was tested. @returns its id */
export async function tested(
  store: Store,
  now: Date,
  audience: Audience = 'dates',
  written = texts,
) {
  const saved = (await store.letters.save(null, { audience, texts: written }, now)) ?? '';
  const letter = await store.letters.read(saved);
  if (!letter) throw new Error('it was not kept');
  await store.letters.tested(letter, now);
  return saved;
}

/**
 * Lets a letter begin, five minutes after it was sent off. @returns its id, and when its e-mails
 * are due
 */
export async function begun(
  store: Store,
  now: Date,
  audience: Audience = 'dates',
  written = texts,
) {
  const known = await tested(store, now, audience, written);
  const { sent } = await store.letters.send(known, null, now);
  if (!sent) throw new Error('it was not sent');
  const due = new Date(now.getTime() + 5 * minuteMs);
  await hold(store, due);
  await store.letters.advance(due);
  return { id: known, due };
}
