import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { byLanguage } from '../../../../../domain/language.ts';
import styles from '../../dashboard.module.css';
import { BusyButton } from '../BusyButton.tsx';
import { useDashboard } from '../dashboard-context.ts';
import { Loaded } from '../Loaded.tsx';
import { answer, atReturn } from '../queries.ts';
import { useAct } from '../use-act.tsx';
import { headingOf } from '../use-view.ts';
import { View } from '../View.tsx';
import { OpenLetter } from './OpenLetter.tsx';
import { subjectIn } from './subject-in.ts';

/** What is missing before a letter can be sent, and all letters, of which one may be open. */
export function Letters() {
  const { text, language, format, session } = useDashboard();
  const words = text.letters;
  const client = useQueryClient();
  const [openId, setOpenId] = useState<string>();
  const remove = useAct(async (id: string) => {
    await session.call('delete_letter', { id });
    // Closed first: what is shown is then asked for again, and this letter is gone.
    flushSync(() => setOpenId(undefined));
    return words.remove.removed;
  });
  const open = (id: string) => {
    // Another window may have written since.
    client.removeQueries(answer(session, 'letter', { id }));
    remove.reset();
    setOpenId(id);
  };
  const write = useAct(async () => {
    const texts = byLanguage(() => ({ subject: '', body: '' }));
    open((await session.call('save_letter', { id: null, audience: 'dates', texts })).id);
    return '';
  });
  return (
    <View name="letters" heading={words.heading}>
      <Loaded query={useQuery({ ...answer(session, 'letters', {}), ...atReturn })}>
        {({ letters, needs, owner_email }) =>
          needs.includes('emails') ? (
            <p>{words.off}</p>
          ) : (
            <>
              {needs.map((need) => (
                <p key={need} className={styles.card}>
                  {need !== 'emails' && words.needs[need]}
                </p>
              ))}
              {openId === undefined ? (
                <>
                  <p>{words.note}</p>
                  <BusyButton busy={write.busy} onClick={() => write.act()}>
                    {words.write}
                  </BusyButton>
                  {write.status}
                  {remove.status}
                  {letters.length === 0 && <p>{words.none}</p>}
                  {letters.length > 0 && (
                    <table>
                      <thead>
                        <tr>
                          <th scope="col">{words.subject}</th>
                          <th scope="col">{words.state}</th>
                          <th scope="col">{words.day}</th>
                        </tr>
                      </thead>
                      <tbody>
                        {letters.map(({ id, subjects, state, send_at, updated_at }) => (
                          <tr key={id}>
                            <th scope="row">
                              <button
                                type="button"
                                className={styles.plain}
                                onClick={() => open(id)}
                              >
                                <bdi>{subjectIn(subjects, language) ?? words.noSubject}</bdi>
                              </button>
                            </th>
                            <td>{words.states[state]}</td>
                            <td>{format.day(send_at ?? updated_at)}</td>
                          </tr>
                        ))}
                      </tbody>
                    </table>
                  )}
                </>
              ) : (
                <OpenLetter
                  key={openId}
                  id={openId}
                  testsTo={needs.length === 0 ? owner_email : null}
                  remove={remove}
                  onClose={() => {
                    setOpenId(undefined);
                    document.getElementById(headingOf('letters'))?.focus();
                  }}
                />
              )}
            </>
          )
        }
      </Loaded>
    </View>
  );
}
