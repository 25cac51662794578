import { dueMinutes, languagesLacking, type Letter } from '../../../../../domain/letter.ts';
import { fill } from '../../../../../domain/text.ts';
import styles from '../../dashboard.module.css';
import { useDashboard, useIsOwner } from '../dashboard-context.ts';
import { ActForm } from '../Act.tsx';
import { Typed } from '../Typed.tsx';
import { Addressed } from './Addressed.tsx';

/**
 * The two steps to send a draft: to the owner, which says what the mail server did with it, and to
 * the list, which says who gets it, or why it cannot go.
 */
export function SendDraft({
  letter,
  testedAt,
  to,
  save,
}: {
  letter: Letter;
  testedAt: string | null;
  to: string;
  save: () => Promise<void>;
}) {
  const { text, format, session } = useDashboard();
  const { test: words, send: toList } = text.letters;
  const isOwner = useIsOwner();
  const lacking = languagesLacking(letter.texts).map((each) => text.languages[each]);
  const { id } = letter;
  const test = async () => {
    await save();
    const { tests } = await session.call('test_letter', { id });
    return tests.map(({ language, taken, words: said }) => (
      <span key={language}>
        {fill(words[taken ? 'taken' : 'refused'], { language: text.languages[language] })}{' '}
        <Typed text={said} />
      </span>
    ));
  };
  const send = async () => {
    await save();
    const { reason } = await session.call('send_letter', { id });
    return reason ? toList.refused[reason] : '';
  };
  return (
    <div className={styles.columns}>
      <section aria-labelledby="letter-test" className={styles.stack}>
        <h4 id="letter-test">{words.heading}</h4>
        <p>{fill(words.note, { email: to })}</p>
        {lacking.length > 0 && (
          <p className={styles.failure}>
            {fill(words.lacking, { languages: format.list(lacking) })}
          </p>
        )}
        <ActForm
          look={testedAt === null ? 'primary' : 'quiet'}
          isOff={lacking.length > 0}
          submit={words.send}
          run={test}
        />
        <p>
          {testedAt === null ? words.untested : fill(words.tested, { at: format.moment(testedAt) })}
        </p>
      </section>
      {isOwner && (
        <section aria-labelledby="letter-send" className={styles.stack}>
          <h4 id="letter-send">{toList.heading}</h4>
          <Addressed letter={letter} />
          <p>
            {fill(toList.note, { minutes: format.number(dueMinutes) })}{' '}
            {letter.audience === 'updates' && toList.published}
          </p>
          <ActForm look={testedAt === null ? 'quiet' : 'primary'} submit={toList.send} run={send} />
        </section>
      )}
    </div>
  );
}
