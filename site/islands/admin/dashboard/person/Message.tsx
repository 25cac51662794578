import type { OpenedSubmission } from '../../../../../domain/admin/rights.ts';
import { ButtonLink } from '../../../../ui/button/Button.tsx';
import styles from '../../dashboard.module.css';
import { useDashboard } from '../dashboard-context.ts';
import { Typed } from '../Typed.tsx';
import { answerLink } from './answer-link.ts';
import { BusyButton, useAct } from '../Act.tsx';

/** What a person wrote, and where that waits, an answer in the mail program. */
export function Message({
  submission: { id, email, message, message_waits },
}: {
  submission: OpenedSubmission;
}) {
  const { text, session } = useDashboard();
  const words = text.rights.message;
  const { act, busy, status } = useAct(async () => {
    await session.call('answer_message', { id });
    return words.answered;
  });
  return (
    <>
      <h4>{text.columns.message}</h4>
      <blockquote className={styles.card}>
        <Typed lines text={message ?? text.row.noMessage} />
      </blockquote>
      {message_waits && (
        <div className={styles.row}>
          <ButtonLink href={answerLink(email, message ?? '', words.shortened)}>
            {words.answer}
          </ButtonLink>
          <BusyButton look="quiet" busy={busy} onClick={() => act()}>
            {words.mark}
          </BusyButton>
          <p>{words.note}</p>
        </div>
      )}
      {status}
    </>
  );
}
