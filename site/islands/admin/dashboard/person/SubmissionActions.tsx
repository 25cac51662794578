import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenedSubmission } from '../../../../../domain/admin/rights.ts';
import { Actions, Button } from '../../../../ui/button/Button.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { fill } from '../../../../../domain/text.ts';
import { useDeleteSoon } from '../undo/deletions-context.ts';
import { CorrectForm } from './CorrectForm.tsx';
import { Naming } from '../typed/Typed.tsx';
import styles from './Person.module.css';

const actions = { blank: 'admin_blank_message', delete: 'admin_delete_submission' } as const;

/**
 * What can be done to one submission: correct it, unless it is restricted, and delete its message
 * or all of it.
 */
export function SubmissionActions({
  submission,
  onDeleting,
}: {
  submission: OpenedSubmission;
  /** Something of it is deleted in ten seconds. */
  onDeleting: () => void;
}) {
  const { text } = useDashboard();
  const { rights } = text;
  const { request } = useSession();
  const client = useQueryClient();
  const deleteSoon = useDeleteSoon();
  const [correcting, setCorrecting] = useState(false);
  const [status, setStatus] = useState('');
  const { id, email, restricted_since } = submission;
  const remove = (kind: keyof typeof actions) => {
    const action = actions[kind];
    deleteSoon({
      key: `${kind} ${id}`,
      action,
      onWaiting: onDeleting,
      sentence: (seconds) => (
        <Naming email={email} sentence={fill(rights.undo[kind], { seconds, email: '{email}' })} />
      ),
      run: async () => {
        await request(action, { id });
        return rights.submission[kind];
      },
    });
  };

  return (
    <section className={styles.rights} aria-labelledby="submission-heading">
      <h4 id="submission-heading">{rights.submission.heading}</h4>
      {correcting ? (
        <CorrectForm
          submission={submission}
          onCancel={() => setCorrecting(false)}
          onCorrected={({ asked, waits }) => {
            setCorrecting(false);
            const { corrected, askedToConfirm, addressWaits, notAsked } = rights.submission;
            const mail = asked ? askedToConfirm : waits && notAsked;
            setStatus([corrected, waits && addressWaits, mail].filter(Boolean).join(' '));
            void client.invalidateQueries({ queryKey: ['admin'] });
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
            <Button look="quiet" onClick={() => remove('blank')}>
              {rights.submission.blank}
            </Button>
          )}
          <Button look="quiet" onClick={() => remove('delete')}>
            {rights.submission.delete}
          </Button>
        </Actions>
      )}
      <p role="status" className={styles.status}>
        {status}
      </p>
    </section>
  );
}
