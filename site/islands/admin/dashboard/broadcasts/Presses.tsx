import { useState } from 'react';
import type { BroadcastPress, BroadcastState } from '../../../../../domain/broadcast.ts';
import { Actions, Button } from '../../../../ui/button/Button.tsx';
import { useDashboard } from '../dashboard-context.ts';

/** The buttons while a letter is on its way. */
export function Presses({
  state,
  waiting,
  disabled,
  onPress,
}: {
  state: BroadcastState;
  /** How many have not had it yet. */
  waiting: number;
  disabled: boolean;
  onPress: (press: BroadcastPress) => void;
}) {
  const { text, format } = useDashboard();
  const { course } = text.broadcasts;
  /** False once that was thought better of. */
  const [isStopping, setIsStopping] = useState<boolean>();
  if (state === 'held') {
    return (
      <Actions>
        <Button disabled={disabled} onClick={() => onPress('stop')}>
          {course.stop}
        </Button>
      </Actions>
    );
  }
  if (isStopping) {
    return (
      <div role="group" aria-labelledby="broadcast-stop">
        <p id="broadcast-stop">{format.count(course.stopNote, waiting)}</p>
        <Actions>
          <Button disabled={disabled} onClick={() => onPress('stop')}>
            {course.stopForGood}
          </Button>
          {/* What was pressed is gone; pressed twice by mistake, it changes nothing. */}
          {/* eslint-disable-next-line jsx-a11y-x/no-autofocus */}
          <Button autoFocus look="quiet" onClick={() => setIsStopping(false)}>
            {course.cancel}
          </Button>
        </Actions>
      </div>
    );
  }
  const other = state === 'paused' ? 'resume' : 'pause';
  return (
    <Actions>
      <Button disabled={disabled} onClick={() => onPress(other)}>
        {course[other]}
      </Button>
      <Button
        autoFocus={isStopping === false}
        look="quiet"
        disabled={disabled}
        onClick={() => setIsStopping(true)}
      >
        {course.stop}
      </Button>
    </Actions>
  );
}
