import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { OpenedSubmission } from '../../../../../domain/admin/rights.ts';
import { Actions, Button } from '../../../../ui/button/Button.tsx';
import { useDashboard, useIsOwner, useSession } from '../dashboard-context.ts';
import { ConfirmButton } from '../ConfirmButton.tsx';
import { whyNot } from '../why-not.ts';
import { CorrectForm } from './CorrectForm.tsx';
import { Naming } from '../typed/Typed.tsx';
import styles from './Person.module.css';

const actions = { blank: 'blank_message', delete: 'delete_submission' } as const;

/**
 * What can be done to one submission: correct it, unless it is restricted, and delete its message
 * or all of it.
 */
export function SubmissionActions({
  submission,
  onDeleted,
}: {
  submission: OpenedSubmission;
  /** Called with what was done, once there is nothing left of it. */
  onDeleted: (said: string) => void;
}) {
  const { text } = useDashboard();
  const { rights } = text;
  const { call } = useSession();
  const isOwner = useIsOwner();
  const client = useQueryClient();
  const [correcting, setCorrecting] = useState(false);
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const { id, email, restricted_since } = submission;
  const remove = useMutation({
    mutationFn: (kind: keyof typeof actions) => call(actions[kind], { id }),
    onSuccess: (_answer, kind) => {
      const done = rights.submission.done[kind];
      if (kind === 'delete') {
        onDeleted(done);
        client.removeQueries({ queryKey: ['submission'] });
      } else {
        setSaid(done);
        // The pressed button goes.
        status.current?.focus();
      }
      return client.invalidateQueries();
    },
  });
  const removing = (kind: keyof typeof actions) => ({
    look: 'quiet' as const,
    busy: remove.isPending,
    question: <Naming email={email} sentence={rights.submission.sure[kind]} />,
    onConfirm: () => remove.mutate(kind),
  });

  return (
    <section className={styles.rights} aria-labelledby="submission-heading">
      <h4 id="submission-heading">{rights.submission.heading}</h4>
      {correcting ? (
        <CorrectForm
          submission={submission}
          onCancel={() => setCorrecting(false)}
          onCorrected={(correction) => {
            setCorrecting(false);
            const { corrected, address } = rights.submission;
            setSaid(
              [corrected, correction.address && address[correction.address]]
                .filter(Boolean)
                .join(' '),
            );
            void client.invalidateQueries();
          }}
        />
      ) : (
        <Actions>
          {restricted_since === null && (
            <Button look="quiet" onClick={() => setCorrecting(true)}>
              {rights.submission.correct}
            </Button>
          )}
          {restricted_since === null && submission.message !== null && (
            <ConfirmButton {...removing('blank')}>{rights.submission.blank}</ConfirmButton>
          )}
          {isOwner && (
            <ConfirmButton {...removing('delete')}>{rights.submission.delete}</ConfirmButton>
          )}
        </Actions>
      )}
      <p ref={status} tabIndex={-1} role="status" className={styles.status}>
        {remove.isError ? whyNot(remove.error, text) : said}
      </p>
    </section>
  );
}
