import { audiences, headPrint, letterLimits, type Letter } from '../../../../../domain/letter.ts';
import {
  byLanguage,
  languages,
  languageTag,
  type Language,
} from '../../../../../domain/language.ts';
import { fill } from '../../../../../domain/text.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import styles from '../../dashboard.module.css';
import { useDashboard } from '../dashboard-context.ts';
import { Fold } from '../Fold.tsx';
import { ActForm } from '../Act.tsx';
import { Typed } from '../Typed.tsx';
import { Addressed } from './Addressed.tsx';
import { Preview } from './Preview.tsx';
import { SendDraft } from './SendDraft.tsx';
import { subjectIn } from './subject-in.ts';
import { useDraft } from './use-draft.ts';
import { ConfirmButton, useAct } from '../Act.tsx';
import { Field, Form, typedIn } from '../Form.tsx';

/** Without NUL, which no store holds. */
const typed = (form: HTMLFormElement, name: string) => typedIn(form, name).replaceAll('\0', '');

const draftIn = (form: HTMLFormElement) => ({
  audience: typed(form, 'audience') as Letter['audience'],
  texts: byLanguage((language) => ({
    subject: typed(form, `subject-${language}`),
    body: typed(form, `body-${language}`),
  })),
});

/**
 * A letter that is written: to whom, in both languages, how it will look, and the two steps to send
 * it.
 */
export function DraftForm({
  letter,
  testsTo,
  onClose,
}: {
  letter: Letter;
  testsTo: string | null;
  onClose: (said?: string) => void;
}) {
  const { text, language, session, letterPrints } = useDashboard();
  const names = letterPrints.map(({ name }) => name).filter((name) => name !== headPrint);
  const { letters } = text;
  const { audience, writing } = letters;
  const { status, type, save, leave } = useDraft(letter.id);
  const remove = useAct(async () => {
    await session.call('delete_letter', { id: letter.id });
    onClose(letters.remove.removed);
    return '';
  });
  const close = async () => {
    await save();
    onClose();
    return '';
  };
  return (
    <>
      <div className={styles.row}>
        <ActForm submit={letters.back} run={close} />
        <ConfirmButton
          busy={remove.busy}
          question={fill(letters.remove.sure, {
            subject: subjectIn(letter.subjects, language) ?? letters.noSubject,
          })}
          onConfirm={() => remove.act()}
        >
          {letters.remove.remove}
        </ConfirmButton>
        {remove.status}
      </div>
      <Form
        className={undefined}
        onSend={() => leave()}
        onInput={(event) => type(draftIn(event.currentTarget))}
        onBlur={({ currentTarget, relatedTarget: to }) => {
          // What is saved moves what stands below it: a button saves once it is pressed.
          const view = currentTarget.closest('section');
          if (!(to instanceof HTMLButtonElement && view?.contains(to))) leave();
        }}
      >
        <div className={styles.stack}>
          <Field
            label={audience.heading}
            name="audience"
            defaultValue={letter.audience}
            options={audiences.map((each) => [each, audience.names[each]])}
            onChange={({ currentTarget: { form } }) => form && leave(draftIn(form))}
          />
          <Addressed letter={letter} />
        </div>
        <div className={styles.columns}>
          {languages.map((each) => (
            <TextFields key={each} language={each} letter={letter} />
          ))}
        </div>
        <div className={styles.row}>
          <Button type="submit" look="quiet">
            {writing.save}
          </Button>
          <p role="status" className={styles.status}>
            {writing[status]}
          </p>
        </div>
      </Form>
      <Fold summary={writing.help}>
        <p>{fill(writing.helpNote, { names: names.join(', '), print: '![](lagoon)' })}</p>
      </Fold>
      <Preview letter={letter} />
      {testsTo !== null && (
        // A changed comma makes it untested, also while that is not saved yet.
        <SendDraft
          letter={letter}
          testedAt={status === 'saved' ? letter.tested_at : null}
          to={testsTo}
          save={save}
        />
      )}
    </>
  );
}

/** Subject and body in one language, and what of it is shown as it was typed. */
function TextFields({ language, letter }: { language: Language; letter: Letter }) {
  const { text } = useDashboard();
  const { writing } = text.letters;
  const { unsupported } = letter.bodies[language];
  return (
    <fieldset className={styles.stack}>
      <legend>{text.languages[language]}</legend>
      {(['subject', 'body'] as const).map((part) => (
        <Field
          key={part}
          label={writing[part]}
          name={`${part}-${language}`}
          lang={languageTag[language]}
          dir="auto"
          {...(part === 'body' && { rows: 16, 'aria-describedby': `unsupported-${language}` })}
          defaultValue={letter.texts[language][part]}
          maxLength={letterLimits[part]}
          autoComplete="off"
        />
      ))}
      <p id={`unsupported-${language}`} role="status" className={styles.failure}>
        {unsupported.length > 0 && (
          <>
            {writing.unsupported} <Typed text={unsupported.join(' ')} />
          </>
        )}
      </p>
    </fieldset>
  );
}
