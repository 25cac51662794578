import { flushSync } from 'react-dom';
import { headPrint, type Letter } from '../../../../../domain/letter.ts';
import { languages } from '../../../../../domain/language.ts';
import { fill } from '../../../../../domain/text.ts';
import { ConfirmButton } from '../ConfirmButton.tsx';
import styles from '../../dashboard.module.css';
import { useDashboard, useIsOwner, useSession } from '../dashboard-context.ts';
import { useAct } from '../use-act.tsx';
import { AudienceChoice } from './AudienceChoice.tsx';
import { subjectIn } from './words.ts';
import { Preview } from './Preview.tsx';
import { SendForm } from './SendForm.tsx';
import { TestForm } from './TestForm.tsx';
import { TextFields } from './TextFields.tsx';
import { useDraft } from './use-draft.ts';

/**
 * A letter that is written: to whom, in both languages, how it will look, and the two steps to send
 * it.
 */
export function DraftForm({
  letter,
  testsTo,
  onDeleted,
}: {
  letter: Letter;
  testsTo: string | null;
  onDeleted: () => void;
}) {
  const { text, language } = useDashboard();
  const { letters } = text;
  const { call } = useSession();
  const isOwner = useIsOwner();
  const { draft, status, change, save } = useDraft(letter);
  const { id } = letter;
  // A changed comma makes it untested, also while that is not saved yet.
  const isTested = status === 'saved' && letter.tested_at !== null;
  const subject = subjectIn(letter.subjects, language) ?? letters.noSubject;
  const remove = useAct(async () => {
    await save();
    await call('delete_letter', { id });
    // Close it first: what is shown is then asked for again, and this letter is gone.
    flushSync(onDeleted);
    return '';
  });
  return (
    <>
      <AudienceChoice value={draft.audience} onChange={(audience) => change({ audience })} />
      <section aria-labelledby="letter-writing">
        <h4 id="letter-writing">{letters.writing.heading}</h4>
        <div className={styles.columns}>
          {languages.map((each) => (
            <TextFields
              key={each}
              language={each}
              text={draft.texts[each]}
              unsupported={letter.bodies[each].unsupported}
              onChange={(typed) => change({ texts: { ...draft.texts, [each]: typed } })}
              onLeave={() => void save()}
            />
          ))}
        </div>
        <p role="status" className={styles.status}>
          {letters.writing[status]}
        </p>
        <MarkdownHelp />
        <ConfirmButton
          busy={remove.busy}
          question={fill(letters.remove.sure, { subject })}
          onConfirm={() => remove.act()}
        >
          {letters.remove.remove}
        </ConfirmButton>
        {remove.status}
      </section>
      <Preview letter={letter} />
      {testsTo !== null && (
        <>
          <TestForm letter={letter} draft={draft} to={testsTo} isTested={isTested} save={save} />
          {isOwner && <SendForm id={id} draft={draft} isTested={isTested} save={save} />}
        </>
      )}
    </>
  );
}

function MarkdownHelp() {
  const { text, letterPrints } = useDashboard();
  const { writing } = text.letters;
  const names = letterPrints.map(({ name }) => name).filter((name) => name !== headPrint);
  return (
    <details>
      <summary>{writing.help}</summary>
      <dl className={styles.facts}>
        {writing.helpLines.map(([typed, meaning]) => (
          <div key={typed}>
            <dt>{typed}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
        <div>
          <dt>![](lagoon)</dt>
          <dd>{fill(writing.helpPrint, { names: names.join(', ') })}</dd>
        </div>
      </dl>
      <p>{writing.helpNote}</p>
    </details>
  );
}
