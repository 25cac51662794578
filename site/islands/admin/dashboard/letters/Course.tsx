import { useEffect, useState } from 'react';
import {
  dueMinutes,
  isUnderWay,
  type Audience,
  type Letter,
} from '../../../../../domain/letter.ts';
import { fill } from '../../../../../domain/text.ts';
import { useDashboard } from '../dashboard-context.ts';
import { RefreshButton } from '../RefreshButton.tsx';
import { Addressed } from './Addressed.tsx';
import { Became, waitingOf } from './Became.tsx';
import styles from './Letters.module.css';
import { Presses } from './Presses.tsx';
import { useAudience, usePress } from './use-letter.ts';

/** A letter that was sent off: how far it is, how it can be stopped, and what became of it. */
export function Course({ letter }: { letter: Letter }) {
  const { text, format } = useDashboard();
  const { course, states } = text.letters;
  const { id, audience, state, send_at, ended_at } = letter;
  const press = usePress(id);
  const at = format.moment(ended_at ?? send_at ?? letter.updated_at);
  return (
    <div className={styles.step}>
      {state === 'due' && send_at !== null && (
        <>
          <Countdown until={send_at} />
          <ToWhom audience={audience} />
        </>
      )}
      <div role="status" className={styles.status}>
        <p>
          <strong>{states[state]}.</strong> {state === 'draft' ? '' : fill(course[state], { at })}
        </p>
        {press.isError && <p className={styles.wrong}>{text.failure.action}</p>}
      </div>
      <Presses
        state={state}
        waiting={waitingOf(letter)}
        disabled={press.isPending}
        onPress={press.mutate}
      />
      {isUnderWay(state) && <RefreshButton />}
      {state !== 'due' && <Became letter={letter} />}
    </div>
  );
}

/** The readers, as long as nobody comes or leaves. */
function ToWhom({ audience }: { audience: Audience }) {
  const { text } = useDashboard();
  const count = useAudience(audience);
  return (
    <>
      <p>{text.letters.audience.names[audience]}</p>
      <Addressed count={count} />
    </>
  );
}

/** How long it can still be stopped before anything goes. */
function Countdown({ until }: { until: string }) {
  const { course } = useDashboard().text.letters;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  // However wrong the clock of this machine is.
  const seconds = Math.min(Math.ceil((Date.parse(until) - now) / 1000), dueMinutes * 60);
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p role="timer" className={styles.countdown}>
      {seconds > 0 ? fill(course.countdown, { left }) : course.leaves}
    </p>
  );
}
