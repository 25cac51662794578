import { Fragment, useState } from 'react';
import { dueMinutes, languagesLacking, type Letter } from '../../../../../domain/letter.ts';
import { fill } from '../../../../../domain/text.ts';
import styles from '../../dashboard.module.css';
import { BusyButton } from '../BusyButton.tsx';
import { useDashboard, useIsOwner } from '../dashboard-context.ts';
import { Field } from '../field/Field.tsx';
import { Typed } from '../Typed.tsx';
import { useAct } from '../use-act.tsx';
import { Addressed } from './Addressed.tsx';
import type { Draft } from './use-draft.ts';

/**
 * The two steps to send a draft: to the owner, which says what the mail server did with it, and to
 * the list, which says who gets it, or why it cannot go.
 */
export function SendDraft({
  letter: { id },
  draft,
  testedAt,
  to,
  save,
}: {
  letter: Letter;
  draft: Draft;
  testedAt: string | null;
  to: string;
  save: () => Promise<void>;
}) {
  const { text, format, session } = useDashboard();
  const { letters } = text;
  const words = letters.send;
  const isOwner = useIsOwner();
  const lacking = languagesLacking(draft.texts).map((each) => text.languages[each]);
  /** How many get it, as it must be typed within a day of another letter. */
  const [digits, setDigits] = useState<string>();
  const test = useAct(async () => {
    await save();
    const { tests } = await session.call('test_letter', { id });
    return tests.map(({ language, taken, words: said }) => (
      <Fragment key={language}>
        {fill(taken ? letters.test.taken : letters.test.refused, {
          language: text.languages[language],
          email: to,
          words: '',
        })}
        <Typed text={said} />
        <br />
      </Fragment>
    ));
  });
  const send = useAct(async () => {
    await save();
    const recipients = digits ? Number(digits) : null;
    const result = await session.call('send_letter', { id, recipients });
    if (result.sent) return '';
    if (result.reason === 'too_soon') setDigits('');
    return fill({ ...letters.needs, emails: letters.off, ...words.refused }[result.reason], {
      count: format.number(result.recipients),
    });
  });
  return (
    <>
      <section aria-labelledby="letter-test">
        <h4 id="letter-test">{letters.test.heading}</h4>
        <p>{fill(letters.test.note, { email: to })}</p>
        {lacking.length > 0 && (
          <p className={styles.failure}>
            {fill(letters.test.lacking, { languages: format.list(lacking) })}
          </p>
        )}
        <div className={styles.row}>
          <BusyButton
            look={testedAt === null ? 'primary' : 'quiet'}
            busy={test.busy || lacking.length > 0}
            onClick={() => {
              send.reset();
              test.act();
            }}
          >
            {test.busy ? letters.test.sending : letters.test.send}
          </BusyButton>
          {test.status}
        </div>
        <p>
          {testedAt === null
            ? letters.test.untested
            : fill(letters.test.tested, { at: format.moment(testedAt) })}
        </p>
      </section>
      {isOwner && (
        <section aria-labelledby="letter-send">
          <h4 id="letter-send">{words.heading}</h4>
          <Addressed audience={draft.audience} />
          <p>{fill(words.note, { minutes: format.number(dueMinutes) })}</p>
          {draft.audience === 'updates' && <p>{words.published}</p>}
          {digits !== undefined && (
            <Field
              label={words.typed}
              inputMode="numeric"
              autoComplete="off"
              value={digits}
              // Whatever stands between the thousands.
              onChange={(event) => setDigits(event.currentTarget.value.replace(/\D/g, ''))}
            />
          )}
          <div className={styles.row}>
            <BusyButton
              look={testedAt === null ? 'quiet' : 'primary'}
              busy={send.busy}
              onClick={() => send.act()}
            >
              {words.send}
            </BusyButton>
            {send.status}
          </div>
        </section>
      )}
    </>
  );
}
