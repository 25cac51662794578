import type { Store } from '../stores/store.ts';
import type { DueEmail, NewLink, Outbox } from './outbox.ts';

type Attempt = Parameters<Outbox['end']>[3];

const sent: Attempt = { outcome: 'sent', words: '250 ok' };

/**
 * Hands over every e-mail that is due and still wanted, as the sender does.
 * @param linkOf the link in each, which does not end unless it says so
 * @param attemptAt how the mail server answers; null where nobody heard
 * @returns what was handed over
 */
export async function deliver(
  { emails: { outbox } }: Pick<Store, 'emails'>,
  at: Date,
  linkOf: (
    mail: DueEmail,
    position: number,
  ) => (Omit<NewLink, 'expiresAt'> & Partial<NewLink>) | undefined = () => undefined,
  attemptAt: (mail: DueEmail) => Attempt | null = () => sent,
): Promise<DueEmail[]> {
  const holder = 'a sender';
  await outbox.hold(holder, at, new Date(at.getTime() + 20_000));
  const handedOver = [];
  for (const [position, mail] of (await outbox.due(at, 500)).entries()) {
    const link = linkOf(mail, position);
    const links = link ? [{ expiresAt: null, ...link }] : [];
    if (!(await outbox.begin(mail, holder, at, links))) continue;
    const attempt = attemptAt(mail);
    if (attempt) await outbox.end(mail.id, holder, at, attempt, at);
    handedOver.push(mail);
  }
  await outbox.release(holder);
  return handedOver;
}
