import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LetterSummary } from '../../../../../domain/letter.ts';
import { byLanguage } from '../../../../../domain/language.ts';
import styles from '../../dashboard.module.css';
import { BusyButton } from '../BusyButton.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Loaded } from '../Loaded.tsx';
import { answer, atReturn } from '../queries.ts';
import { useAct } from '../use-act.tsx';
import { OpenLetter } from './OpenLetter.tsx';
import { subjectIn } from './words.ts';

/** What is missing before a letter can be sent, and all letters, of which one may be open. */
export function LetterList() {
  const { text } = useDashboard();
  const { letters } = text;
  const session = useSession();
  const client = useQueryClient();
  const [openId, setOpenId] = useState<string>();
  /** Which was open last, for the focus. */
  const [lastId, setLastId] = useState<string>();
  const [isDeleted, setIsDeleted] = useState(false);
  const open = (id: string) => {
    // Another window may have written since.
    client.removeQueries(answer(session, 'letter', { id }));
    setOpenId(id);
    setIsDeleted(false);
  };
  const close = () => {
    void client.invalidateQueries(answer(session, 'letters', {}));
    setLastId(openId);
    setOpenId(undefined);
  };
  const write = useAct(async () => {
    const texts = byLanguage(() => ({ subject: '', body: '' }));
    open((await session.call('save_letter', { id: null, audience: 'dates', texts })).id);
    return '';
  });
  return (
    <Loaded query={useQuery({ ...answer(session, 'letters', {}), ...atReturn })}>
      {(data) => {
        if (data.needs.includes('emails')) return <p>{letters.off}</p>;
        const needs = data.needs.filter((need) => need !== 'emails');
        return (
          <>
            {openId === undefined && <p>{letters.note}</p>}
            {needs.map((need) => (
              <p key={need} className={styles.card}>
                {letters.needs[need]}
              </p>
            ))}
            {openId === undefined ? (
              <>
                <BusyButton busy={write.busy} onClick={() => write.act()}>
                  {letters.write}
                </BusyButton>
                {write.status}
                {isDeleted && (
                  <p ref={takeFocus} tabIndex={-1}>
                    {letters.remove.removed}
                  </p>
                )}
                {data.letters.length === 0 && <p>{letters.none}</p>}
                {data.letters.length > 0 && (
                  <Table letters={data.letters} lastId={lastId} onOpen={open} />
                )}
              </>
            ) : (
              <OpenLetter
                key={openId}
                id={openId}
                testsTo={needs.length === 0 ? data.owner_email : null}
                onClose={close}
                onDeleted={() => {
                  close();
                  setLastId(undefined);
                  setIsDeleted(true);
                }}
              />
            )}
          </>
        );
      }}
    </Loaded>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

function Table({
  letters,
  lastId,
  onOpen,
}: {
  letters: LetterSummary[];
  /** It takes the focus. */
  lastId: string | undefined;
  onOpen: (id: string) => void;
}) {
  const { language, text, format } = useDashboard();
  const last = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    last.current?.focus();
  }, []);
  return (
    <table>
      <thead>
        <tr>
          {(['subject', 'state', 'day'] as const).map((column) => (
            <th key={column} scope="col">
              {text.letters[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {letters.map(({ id, subjects, state, send_at, updated_at }) => (
          <tr key={id}>
            <th scope="row">
              <button
                ref={id === lastId ? last : undefined}
                type="button"
                className={styles.plain}
                onClick={() => onOpen(id)}
              >
                <bdi>{subjectIn(subjects, language) ?? text.letters.noSubject}</bdi>
              </button>
            </th>
            <td>{text.letters.states[state]}</td>
            <td>{format.day(send_at ?? updated_at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
