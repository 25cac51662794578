import type { ReactNode } from 'react';
import type { InterestFormText } from '../../../content/en/interest-form.ts';
import { emailsHeader } from '../../../domain/email/emails-header.ts';
import { referenceHeader } from '../../../domain/endpoints.ts';
import type { Interest } from '../../../domain/submission/fields.ts';
import type { Notification } from '../../ui/toaster/Toaster.tsx';
import type { Connection } from './AfterButton.tsx';
import { forget, idempotencyKeyFor } from './kept.ts';
import { sendInterest } from './send-interest.ts';

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
  }: Omit<Parameters<typeof sendInterest>[1], 'idempotencyKey'> & {
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
  const [answer, panel] = await Promise.all([
    sendInterest(interest, { ...page, idempotencyKey }),
    import('./ThankYou.tsx').catch(() => undefined),
  ]);
  setConnection(answer ? undefined : 'gone');
  if (answer?.ok) {
    forget();
    const emailTo = answer.headers.has(emailsHeader) ? interest.email : undefined;
    onJoined(
      panel ? (
        <panel.ThankYou {...{ language: page.language, emailTo, letter, to }} />
      ) : (
        text.toasts.success.description
      ),
    );
  } else notify({ ...failureOf(answer, text), destructive: true });
}

/**
 * What a visitor is told where the submission was not stored: with the reference by which the log
 * knows it, if any.
 */
function failureOf(answer: Response | undefined, { toasts, reference }: InterestFormText) {
  const { title, description } = answer?.status === 429 ? toasts.tooMany : toasts.failure;
  const number = answer?.headers.get(referenceHeader);
  return { title, description: number ? `${description} ${reference} ${number}` : description };
}
