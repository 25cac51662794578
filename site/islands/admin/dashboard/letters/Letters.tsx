import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { LetterSummary } from '../../../../../domain/letter.ts';
import { byLanguage } from '../../../../../domain/language.ts';
import styles from '../../dashboard.module.css';
import { useDashboard } from '../dashboard-context.ts';
import { ActForm } from '../Act.tsx';
import { answer, atReturn } from '../queries.ts';
import { Table } from '../Table.tsx';
import { headingOf } from '../use-view.ts';
import { OpenLetter } from './OpenLetter.tsx';
import { subjectIn } from './subject-in.ts';
import { Loaded, View } from '../View.tsx';

/** What is missing before a letter can be sent, and all letters, of which one may be open. */
export function Letters() {
  const { text, session } = useDashboard();
  const words = text.letters;
  const client = useQueryClient();
  const [openId, setOpenId] = useState<string>();
  const [said, setSaid] = useState('');
  const open = (id: string) => {
    // Another window may have written since.
    client.removeQueries(answer(session, 'letter', { id }));
    setSaid('');
    setOpenId(id);
    return '';
  };
  const close = (done = '') => {
    // At once: what is shown is then asked for again, and this letter may be gone.
    flushSync(() => setOpenId(undefined));
    setSaid(done);
    document.getElementById(headingOf('letters'))?.focus();
  };
  const write = async () => {
    const texts = byLanguage(() => ({ subject: '', body: '' }));
    return open((await session.call('save_letter', { id: null, audience: 'dates', texts })).id);
  };
  return (
    <View name="letters" heading={words.heading}>
      <Loaded query={useQuery({ ...answer(session, 'letters', {}), ...atReturn })}>
        {({ letters, needs, owner_email }) => (
          <>
            {needs.map((need) => (
              <p key={need} className={styles.card}>
                {words.needs[need]}
              </p>
            ))}
            {openId !== undefined && (
              <OpenLetter
                key={openId}
                id={openId}
                testsTo={needs.length === 0 ? owner_email : null}
                onClose={close}
              />
            )}
            {openId === undefined && !needs.includes('emails') && (
              <>
                <p>{words.note}</p>
                <ActForm look="primary" submit={words.write} run={write} />
                <p role="status">{said}</p>
                <AllLetters letters={letters} onOpen={open} />
              </>
            )}
          </>
        )}
      </Loaded>
    </View>
  );
}

function AllLetters(props: { letters: LetterSummary[]; onOpen: (id: string) => void }) {
  const { text, language, format } = useDashboard();
  const words = text.letters;
  if (props.letters.length === 0) return <p>{words.none}</p>;
  return (
    <Table
      head={[words.subject, words.state, words.day]}
      rows={props.letters.map(({ id, subjects, state, send_at, updated_at }) => [
        <button type="button" className={styles.plain} onClick={() => props.onOpen(id)}>
          <bdi>{subjectIn(subjects, language) ?? words.noSubject}</bdi>
        </button>,
        words.states[state],
        format.day(send_at ?? updated_at),
      ])}
    />
  );
}
