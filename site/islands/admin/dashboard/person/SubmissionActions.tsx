import type { OpenedSubmission } from '../../../../../domain/admin/rights.ts';
import { ConfirmButton } from '../ConfirmButton.tsx';
import { useDashboard, useIsOwner, useSession } from '../dashboard-context.ts';
import { Naming } from '../Typed.tsx';
import { useAct } from '../use-act.tsx';
import { CorrectForm } from './CorrectForm.tsx';

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
  const words = useDashboard().text.rights.submission;
  const { call } = useSession();
  const isOwner = useIsOwner();
  const { id, email, message, restricted_since } = submission;
  const { act, busy, status } = useAct(async (kind: keyof typeof actions) => {
    await call(actions[kind], { id });
    if (kind === 'delete') onDeleted(words.done.delete);
    return words.done[kind];
  });
  const removing = (kind: keyof typeof actions) => (
    <ConfirmButton
      busy={busy}
      question={<Naming email={email} sentence={words.sure[kind]} />}
      onConfirm={() => act(kind)}
    >
      {words[kind]}
    </ConfirmButton>
  );
  return (
    <section aria-labelledby="submission-heading">
      <h4 id="submission-heading">{words.heading}</h4>
      {restricted_since === null && <CorrectForm submission={submission} />}
      {restricted_since === null && message !== null && removing('blank')}
      {isOwner && removing('delete')}
      {status}
    </section>
  );
}
