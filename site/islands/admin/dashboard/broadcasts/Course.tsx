import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  holdMinutes,
  isUnderWay,
  type Audience,
  type Broadcast,
} from '../../../../../domain/broadcast.ts';
import { fill } from '../../../../../domain/text.ts';
import { useDashboard } from '../dashboard-context.ts';
import { audienceQuery } from '../queries.ts';
import { Addressed } from './Addressed.tsx';
import { Became, waitingOf } from './Became.tsx';
import styles from './Broadcasts.module.css';
import { Presses } from './Presses.tsx';
import { usePress } from './use-broadcast.ts';

/** A letter that was sent off: how far it is, how it can be stopped, and what became of it. */
export function Course({ broadcast }: { broadcast: Broadcast }) {
  const { text, format } = useDashboard();
  const { course, states } = text.broadcasts;
  const { id, audience, state, reason, send_at, ended_at } = broadcast;
  const press = usePress(id);
  const at = format.moment(ended_at ?? send_at ?? broadcast.updated_at);
  return (
    <div className={styles.step}>
      {state === 'held' && send_at !== null && (
        <>
          <Countdown until={send_at} />
          <ToWhom audience={audience} />
        </>
      )}
      <div role="status" className={styles.status}>
        <p>
          <strong>{states[state]}.</strong> {state === 'draft' ? '' : fill(course[state], { at })}
        </p>
        {reason && <p>{course.reasons[reason]}</p>}
        {press.isError && <p className={styles.wrong}>{text.failure.action}</p>}
      </div>
      {isUnderWay(state) && (
        <Presses
          state={state}
          waiting={waitingOf(broadcast)}
          disabled={press.isPending}
          onPress={press.mutate}
        />
      )}
      {state !== 'held' && <Became broadcast={broadcast} />}
    </div>
  );
}

/** The readers, as long as nobody comes or leaves. */
function ToWhom({ audience }: { audience: Audience }) {
  const { text, session } = useDashboard();
  const { data } = useQuery(audienceQuery(session, audience));
  return (
    <>
      <p>{text.broadcasts.audience.names[audience]}</p>
      <Addressed count={data} />
    </>
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
