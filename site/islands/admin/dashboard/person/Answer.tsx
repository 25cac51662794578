import { useState } from 'react';
import type { OpenedSubmission } from '../../../../../domain/admin/rights.ts';
import { ButtonLink } from '../../../../ui/button/Button.tsx';
import styles from '../../dashboard.module.css';
import { BusyButton } from '../BusyButton.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { useAct } from '../use-act.tsx';
import { answerLink } from './answer-link.ts';

/** Opens the mail program with an answer to a message, and asks whether it went. */
export function Answer({
  submission: { id, email, message, message_waits },
}: {
  submission: OpenedSubmission;
}) {
  const words = useDashboard().text.rights.message;
  const { call } = useSession();
  const [asks, setAsks] = useState(false);
  const { act, busy, status } = useAct(async () => {
    await call('answer_message', { id });
    return words.answered;
  });
  return (
    <>
      {message_waits && (
        <div className={styles.row}>
          {asks && <p role="status">{words.ask}</p>}
          <ButtonLink
            href={answerLink(email, message ?? '', words.shortened)}
            onClick={() => setAsks(true)}
          >
            {words.answer}
          </ButtonLink>
          <BusyButton look="quiet" busy={busy} onClick={() => act()}>
            {asks ? words.yes : words.mark}
          </BusyButton>
        </div>
      )}
      {status}
    </>
  );
}
