import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  holdMinutes,
  isUnderWay,
  type Broadcast,
  type BroadcastPress,
} from '../../../../../domain/broadcast.ts';
import { fill } from '../../../../../domain/text.ts';
import { Actions, Button } from '../../../../ui/button/Button.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Became, waitingOf } from './Became.tsx';
import styles from './Broadcasts.module.css';
import { useUpdate } from './use-update.ts';

/** A letter that was sent off: how far it is, how it can be stopped, and what became of it. */
export function Course({ broadcast }: { broadcast: Broadcast }) {
  const { text, format } = useDashboard();
  const { course, states } = text.broadcasts;
  const { id, state, reason, send_at, ended_at } = broadcast;
  const { request } = useSession();
  const update = useUpdate();
  const press = useMutation({
    mutationFn: (pressed: BroadcastPress) =>
      request('admin_press_broadcast', { id, press: pressed }),
    onSuccess: update,
  });
  const at = format.moment(ended_at ?? send_at ?? broadcast.updated_at);
  return (
    <div className={styles.step}>
      {state === 'held' && send_at !== null && <Countdown until={send_at} />}
      <div role="status" className={styles.status}>
        <p>
          <strong>{states[state]}.</strong> {state === 'draft' ? '' : fill(course[state], { at })}
        </p>
        {reason && <p>{course.reasons[reason]}</p>}
        {press.isError && <p className={styles.wrong}>{text.failure.action}</p>}
      </div>
      {isUnderWay(state) && (
        <Presses broadcast={broadcast} disabled={press.isPending} onPress={press.mutate} />
      )}
      {state !== 'held' && <Became broadcast={broadcast} />}
    </div>
  );
}

/** What can be pressed while it is on its way. */
function Presses({
  broadcast,
  disabled,
  onPress,
}: {
  broadcast: Broadcast;
  disabled: boolean;
  onPress: (press: BroadcastPress) => void;
}) {
  const { text, format } = useDashboard();
  const { course } = text.broadcasts;
  /** False once that was thought better of. */
  const [isStopping, setIsStopping] = useState<boolean>();
  if (broadcast.state === 'held') {
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
        <p id="broadcast-stop">{format.count(course.stopNote, waitingOf(broadcast))}</p>
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
  const other = broadcast.state === 'paused' ? 'resume' : 'pause';
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

/** How long it can still be stopped before anything goes. */
function Countdown({ until }: { until: string }) {
  const { course } = useDashboard().text.broadcasts;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  // However wrong the clock of this machine is.
  const seconds = Math.min(Math.ceil((Date.parse(until) - now) / 1000), holdMinutes * 60);
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p role="timer" className={styles.countdown}>
      {seconds > 0 ? fill(course.countdown, { left }) : course.leaves}
    </p>
  );
}
