import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { OpenedSubmission } from '../../../../../domain/admin/rights.ts';
import { Actions, Button, ButtonLink } from '../../../../ui/button/Button.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { answerLink } from './answer-link.ts';
import styles from './Person.module.css';

/**
 * Opens the mail program with an answer to a message, and asks whether it went. What is said of it
 * stands here: a notification would lie behind the dialog.
 */
export function Answer({
  submission: { id, email, message, message_waits },
}: {
  submission: OpenedSubmission;
}) {
  const { text } = useDashboard();
  const words = text.rights.message;
  const { call } = useSession();
  const client = useQueryClient();
  const [asks, setAsks] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const answered = useMutation({
    mutationFn: () => call('answer_message', { id }),
    onSuccess: () => {
      // The pressed button goes, and would take the focus out of the dialog.
      status.current?.focus();
      return client.invalidateQueries();
    },
  });
  return (
    <section className={message_waits ? styles.rights : undefined}>
      {message_waits && asks && <p role="status">{words.ask}</p>}
      {message_waits && (
        <Actions>
          {asks ? (
            <>
              <Button disabled={answered.isPending} onClick={() => answered.mutate()}>
                {words.yes}
              </Button>
              <Button look="quiet" onClick={() => setAsks(false)}>
                {words.no}
              </Button>
            </>
          ) : (
            <>
              <ButtonLink
                href={answerLink(email, message ?? '', words.shortened)}
                onClick={() => setAsks(true)}
              >
                {words.answer}
              </ButtonLink>
              <Button look="quiet" disabled={answered.isPending} onClick={() => answered.mutate()}>
                {words.mark}
              </Button>
            </>
          )}
        </Actions>
      )}
      {answered.isError && <p role="alert">{text.failure.action}</p>}
      <p ref={status} tabIndex={-1} role="status" className={styles.status}>
        {answered.isSuccess && words.answered}
      </p>
    </section>
  );
}
