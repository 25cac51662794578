import type { Store } from '../stores/store.ts';
import type { DueEmail, HourlyCaps, NewLink, Outbox } from './outbox.ts';

type Sending = Pick<Store, 'emails'>;
type Attempt = Parameters<Outbox['end']>[3];

const sent: Attempt = { outcome: 'sent', words: '250 ok' };

/** The name by which a test sends. */
export const holder = 'a sender';

/** Takes the right to send, for twenty seconds. */
export const hold = ({ emails: { outbox } }: Sending, at: Date): Promise<boolean> =>
  outbox.hold(holder, at, new Date(at.getTime() + 20_000));

/**
 * Hands over every e-mail that is due and still wanted, as the sender does.
 * @param linkOf the link in each, which does not end unless it says so
 * @param attemptAt how the mail server answers
 * @returns what was handed over
 */
export async function deliver(
  store: Sending,
  at: Date,
  linkOf: (
    mail: DueEmail,
    position: number,
  ) => (Omit<NewLink, 'expiresAt'> & Partial<NewLink>) | undefined = () => undefined,
  attemptAt: (mail: DueEmail) => Attempt = () => sent,
  { most = 1000, caps }: { most?: number | undefined; caps?: HourlyCaps } = {},
): Promise<DueEmail[]> {
  const { outbox } = store.emails;
  await hold(store, at);
  const handedOver = [];
  for (const [position, mail] of (await outbox.due(at, most, caps)).entries()) {
    const link = linkOf(mail, position);
    const links = link ? [{ expiresAt: null, ...link }] : [];
    if (!(await outbox.begin(mail, holder, at, links))) continue;
    await outbox.end(mail.id, holder, at, attemptAt(mail), at);
    handedOver.push(mail);
  }
  await outbox.release(holder);
  return handedOver;
}
