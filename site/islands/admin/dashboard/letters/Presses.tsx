import type { LetterPress, LetterState } from '../../../../../domain/letter.ts';
import { BusyButton } from '../BusyButton.tsx';
import { useDashboard, useIsOwner, useSession } from '../dashboard-context.ts';
import { useAct } from '../use-act.tsx';

const presses: Partial<Record<LetterState, LetterPress>> = {
  due: 'stop',
  sending: 'stop',
  stopped: 'resume',
};

/** The button that stops a letter on its way, or lets the owner go on with one that was stopped. */
export function Presses({
  id,
  state,
  waiting,
}: {
  id: string;
  state: LetterState;
  /** How many have not had it yet. */
  waiting: number;
}) {
  const { text, notify } = useDashboard();
  const { course } = text.letters;
  const { call } = useSession();
  const isOwner = useIsOwner();
  const { act, busy, status } = useAct(async (wanted: LetterPress) => {
    const letter = await call(`${wanted}_letter`, { id });
    // Stopped before anything went out.
    if (letter.state === 'draft') {
      notify({ title: course.nobody, description: course.draftAgain, destructive: false });
    }
    return '';
  });
  const press = presses[state];
  if (!press || (press === 'resume' && (waiting === 0 || !isOwner))) return status;
  return (
    <>
      {press === 'resume' && <p>{course.goesOn}</p>}
      <BusyButton busy={busy} onClick={() => act(press)}>
        {course.presses[press]}
      </BusyButton>
      {status}
    </>
  );
}
