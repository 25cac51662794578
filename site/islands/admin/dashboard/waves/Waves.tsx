import { useQuery } from '@tanstack/react-query';
import type { Wave, WavePress, WaveState } from '../../../../../domain/wave.ts';
import { fill } from '../../../../../domain/text.ts';
import styles from '../../dashboard.module.css';
import { useDashboard, useIsOwner, useSession } from '../dashboard-context.ts';
import { Fold } from '../Fold.tsx';
import { answer, atReturn } from '../queries.ts';
import { DraftForm } from './DraftForm.tsx';
import { Guests } from './Guests.tsx';
import { BusyButton, ConfirmButton, useAct } from '../Act.tsx';
import { Loaded, View } from '../View.tsx';

/** Places, line, offers and presses of each wave of invitations. */
export function Waves() {
  const { text, format } = useDashboard();
  const words = text.waves;
  const query = useQuery({ ...answer(useSession(), 'waves', {}), ...atReturn });
  return (
    <View name="waves" heading={words.heading}>
      <p>{words.note}</p>
      <Loaded query={query}>
        {({ waves, in_line, needs }) => (
          <>
            <p>{format.count(words.inLine, in_line)}</p>
            {needs.map((need) => (
              <p key={need} className={styles.card}>
                {words.needs[need]}
              </p>
            ))}
            <Fold summary={words.draft.heading}>
              <DraftForm />
            </Fold>
            {waves.length === 0 && <p>{words.none}</p>}
            {waves.map((wave) => (
              <OneWave key={wave.id} wave={wave} canStart={needs.length === 0} inLine={in_line} />
            ))}
          </>
        )}
      </Loaded>
    </View>
  );
}

function OneWave({ wave, canStart, inLine }: { wave: Wave; canStart: boolean; inLine: number }) {
  const { language, text, format } = useDashboard();
  const { waves: words } = text;
  const { state, free, places, set_apart, days_to_answer, last_day } = wave;
  const isUnderWay = state === 'inviting' || state === 'paused';
  return (
    <article className={styles.card}>
      <h3>
        <bdi>{wave.texts[language].title}</bdi>: {words.states[state]}
      </h3>
      <p>
        {fill(words.summary, {
          places: format.number(places),
          apart: format.number(set_apart),
          days: format.number(days_to_answer),
          last: format.day(last_day),
        })}
      </p>
      {wave.answers_missing_since !== null && (
        <p>
          <strong>
            {fill(words.missing, { since: format.moment(wave.answers_missing_since) })}
          </strong>
        </p>
      )}
      {state !== 'draft' && <p>{format.count(words.free, free)}</p>}
      {state === 'inviting' && free > 0 && <p>{words.left}</p>}
      <Presses wave={wave} canStart={canStart} inLine={inLine} />
      {state === 'draft' && (
        <>
          <Fold summary={words.draft.change}>
            <DraftForm wave={wave} />
          </Fold>
          <Rehearsal id={wave.id} />
        </>
      )}
      {(isUnderWay || state === 'closed') && <Guests wave={wave} />}
    </article>
  );
}

/** Start; pause, or go on; close. */
function Presses({ wave, canStart, inLine }: Parameters<typeof OneWave>[0]) {
  const { text, format } = useDashboard();
  const { presses, done, ...words } = text.waves;
  const { call } = useSession();
  const { id, state, places, set_apart, offers } = wave;
  const { act, busy, status } = useAct(async (press: WavePress): Promise<string> => {
    const { moved } = await call('press_wave', { id, press });
    return moved === 'done' ? done[press] : words[moved];
  });
  if (!useIsOwner()) return null;
  const invited = fill(presses.startSure, {
    count: format.number(Math.min(places - set_apart, inLine)),
  });
  const lost = fill(presses.closeSure, { count: format.number(offers.held ?? 0) });
  const offered: Record<WaveState, WavePress[]> = {
    draft: canStart ? ['start'] : [],
    inviting: ['pause', 'close'],
    paused: ['resume', 'close'],
    closed: [],
  };
  return (
    <>
      <div className={styles.row}>
        {offered[state].map((press) =>
          press === 'start' || press === 'close' ? (
            <ConfirmButton
              key={press}
              busy={busy}
              question={press === 'start' ? invited : lost}
              onConfirm={() => act(press)}
            >
              {presses[press]}
            </ConfirmButton>
          ) : (
            <BusyButton key={press} look="quiet" busy={busy} onClick={() => act(press)}>
              {presses[press]}
            </BusyButton>
          ),
        )}
      </div>
      {status}
    </>
  );
}

/** Each day and each e-mail of a wave that is started now, before anything goes out. */
function Rehearsal({ id }: { id: string }) {
  const { text, format } = useDashboard();
  const { rehearsal: words } = text.waves;
  const query = useQuery({ ...answer(useSession(), 'rehearse_wave', { id }), staleTime: 0 });
  return (
    <Loaded query={query}>
      {(shown) =>
        shown && (
          <>
            <h4>{words.heading}</h4>
            <p>
              {fill(words.days, {
                invited: format.day(shown.days.invited),
                reminded: format.day(shown.days.reminded),
                answered: format.day(shown.days.answered),
                lastInvited: format.day(shown.days.lastInvited),
                last: format.day(shown.days.last),
              })}
            </p>
            {shown.mails.map((mail) => (
              <Fold
                key={`${mail.name} ${mail.language}`}
                summary={`${text.languages[mail.language]}: ${mail.subject}`}
              >
                <p lang={mail.language} className={styles.lines}>
                  {mail.text}
                </p>
              </Fold>
            ))}
          </>
        )
      }
    </Loaded>
  );
}
