import type { LetterPress, LetterState } from '../../../../../domain/letter.ts';
import { Actions, Button } from '../../../../ui/button/Button.tsx';
import { useDashboard, useIsOwner } from '../dashboard-context.ts';

const presses: Partial<Record<LetterState, LetterPress>> = {
  due: 'stop',
  sending: 'stop',
  stopped: 'resume',
};

/** The button that stops a letter on its way, or lets the owner go on with one that was stopped. */
export function Presses({
  state,
  waiting,
  disabled,
  onPress,
}: {
  state: LetterState;
  /** How many have not had it yet. */
  waiting: number;
  disabled: boolean;
  onPress: (press: LetterPress) => void;
}) {
  const { course } = useDashboard().text.letters;
  const isOwner = useIsOwner();
  const press = presses[state];
  if (!press || (press === 'resume' && (waiting === 0 || !isOwner))) return null;
  return (
    <>
      {press === 'resume' && <p>{course.goesOn}</p>}
      <Actions>
        <Button disabled={disabled} onClick={() => onPress(press)}>
          {course.presses[press]}
        </Button>
      </Actions>
    </>
  );
}
