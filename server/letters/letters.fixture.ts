import { byLanguage } from '../../domain/language.ts';
import type { Audience, LetterTexts } from '../../domain/letter.ts';
import { ana, id } from '../db/samples.fixture.ts';
import { deliver } from '../email/deliver.fixture.ts';
import type { Store } from '../stores/store.ts';

let serial = 0;

/** Texts that can be sent. */
export const texts: LetterTexts = byLanguage((language) => ({
  subject: `First dates ${language}`,
  body: `Hello\n\n- from **${language}**`,
}));

/** Sends what is due; who is asked to confirm does. @returns to whom a letter went */
export async function sendDue(store: Store, now: Date, most?: number): Promise<string[]> {
  const sent = await deliver(
    store,
    now,
    ({ id, kind }) => ({ tokenHash: id, purpose: kind === 'confirm' ? kind : 'unsubscribe' }),
    undefined,
    { most },
  );
  for (const { id, kind } of sent) {
    if (kind === 'confirm') await store.emails.links.confirm(id, now);
  }
  return sent.filter(({ kind }) => kind === 'letter').map(({ email }) => email);
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
  const { reason } = await store.letters.send(known, now);
  if (reason) throw new Error(`it was not sent: ${reason}`);
  const due = new Date(now.getTime() + 5 * 60_000);
  await store.letters.advance(due);
  return { id: known, due };
}
