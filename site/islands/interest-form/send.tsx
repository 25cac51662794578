import type { ReactNode } from 'react';
import type { InterestFormText } from '../../../content/en/interest-form.ts';
import type { Interest } from '../../../domain/submission/fields.ts';
import type { Notification } from '../../ui/toaster/Toaster.tsx';
import { failureOf, stepsAfter } from './answer.ts';
import type { Connection } from './AfterButton.tsx';
import { forget, idempotencyKeyFor } from './kept.ts';
import { sendInterest } from './send-interest.ts';
import { ThankYou } from './ThankYou.tsx';

/**
 * Sends what keeps the rules, and tells the visitor what came of it. Once it is stored, nothing of
 * it is kept in the browser.
 */
export async function send(
  interest: Interest,
  {
    text,
    notify,
    onJoined,
    setConnection,
    letter,
    to,
    ...page
  }: Omit<Parameters<typeof sendInterest>[1], 'idempotencyKey'> &
    Omit<Parameters<typeof stepsAfter>[1], 'email'> & {
      text: InterestFormText;
      notify: (content: Omit<Notification, 'id'>) => void;
      /** Called with what takes the form's place. */
      onJoined: (thanks: ReactNode) => void;
      /** The stamp of the card. */
      letter?: ReactNode;
      /** Where the card goes. */
      to: readonly string[];
      setConnection: (connection: Connection) => void;
    },
): Promise<void> {
  const idempotencyKey = idempotencyKeyFor(JSON.stringify(interest));
  const answer = await sendInterest(interest, { ...page, idempotencyKey });
  setConnection(answer ? undefined : 'gone');
  if (answer?.ok) {
    forget();
    const steps = stepsAfter(answer, { ...page, email: interest.email });
    onJoined(
      <ThankYou text={text.thanks} next={{ ...page.after, steps }} letter={letter} to={to} />,
    );
  } else notify({ ...failureOf(answer, text), destructive: true });
}
