import {
  audiences,
  headPrint,
  letterLimits,
  type Letter,
  type LetterText,
} from '../../../../../domain/letter.ts';
import { languages, languageTag, type Language } from '../../../../../domain/language.ts';
import { fill } from '../../../../../domain/text.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { BusyButton } from '../BusyButton.tsx';
import { ConfirmButton } from '../ConfirmButton.tsx';
import styles from '../../dashboard.module.css';
import { useDashboard } from '../dashboard-context.ts';
import { Field } from '../field/Field.tsx';
import { Select } from '../field/Field.tsx';
import { Form } from '../Form.tsx';
import { Typed } from '../Typed.tsx';
import { useAct } from '../use-act.tsx';
import { Addressed } from './Addressed.tsx';
import { Preview } from './Preview.tsx';
import { SendDraft } from './SendDraft.tsx';
import { subjectIn } from './subject-in.ts';
import { useDraft } from './use-draft.ts';

/**
 * A letter that is written: to whom, in both languages, how it will look, and the two steps to send
 * it.
 */
export function DraftForm({
  letter,
  testsTo,
  remove,
  onClose,
}: {
  letter: Letter;
  testsTo: string | null;
  remove: ReturnType<typeof useAct<string>>;
  onClose: () => void;
}) {
  const { text, language } = useDashboard();
  const { letters } = text;
  const { audience, writing } = letters;
  const { draft, status, change, save, leave } = useDraft(letter);
  const close = useAct(async () => {
    await save();
    onClose();
    return '';
  });
  return (
    <>
      <div className={styles.row}>
        <BusyButton look="quiet" busy={close.busy} onClick={() => close.act()}>
          {letters.back}
        </BusyButton>
        <ConfirmButton
          busy={remove.busy}
          question={fill(letters.remove.sure, {
            subject: subjectIn(letter.subjects, language) ?? letters.noSubject,
          })}
          onConfirm={() => remove.act(letter.id)}
        >
          {letters.remove.remove}
        </ConfirmButton>
        {close.status}
        {remove.status}
      </div>
      <Form
        className={undefined}
        onSend={leave}
        onBlur={({ currentTarget, relatedTarget: to }) => {
          // What is saved moves what stands below it: a button saves once it is pressed.
          if (!(to instanceof HTMLButtonElement && currentTarget.contains(to))) leave();
        }}
      >
        <div className={styles.stack}>
          <Select
            label={audience.heading}
            value={draft.audience}
            options={audiences.map((each) => [each, audience.names[each]])}
            onChange={(chosen) => change({ audience: chosen })}
          />
          <p>{audience.meanings[draft.audience]}</p>
          <Addressed audience={draft.audience} />
        </div>
        <div className={styles.columns}>
          {languages.map((each) => (
            <TextFields
              key={each}
              language={each}
              text={draft.texts[each]}
              unsupported={letter.bodies[each].unsupported}
              onChange={(typed) => change({ texts: { ...draft.texts, [each]: typed } })}
            />
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
        <MarkdownHelp />
        <Preview letter={letter} />
        {testsTo !== null && (
          <SendDraft
            letter={letter}
            draft={draft}
            // A changed comma makes it untested, also while that is not saved yet.
            testedAt={status === 'saved' ? letter.tested_at : null}
            to={testsTo}
            save={save}
          />
        )}
      </Form>
    </>
  );
}

/** From this part of a limit on it is said how much room is left. */
const nearly = 0.8;

/** Subject and body in one language. */
function TextFields({
  language,
  text,
  unsupported,
  onChange,
}: {
  language: Language;
  text: LetterText;
  /** What is shown as it was typed. */
  unsupported: string[];
  onChange: (text: LetterText) => void;
}) {
  const { text: words, format } = useDashboard();
  const { writing } = words.letters;
  return (
    <fieldset className={styles.stack}>
      <legend>{words.languages[language]}</legend>
      {(['subject', 'body'] as const).map((part) => (
        <Field
          key={part}
          label={writing[part]}
          lang={languageTag[language]}
          dir="auto"
          {...(part === 'body' && { rows: 16, 'aria-describedby': `unsupported-${language}` })}
          value={text[part]}
          maxLength={letterLimits[part]}
          autoComplete="off"
          hint={
            text[part].length >= nearly * letterLimits[part]
              ? format.count(writing.left, letterLimits[part] - text[part].length)
              : undefined
          }
          onChange={({ currentTarget: { value } }) =>
            // Without what a store cannot hold: half of a character where a limit cut it, and NUL.
            onChange({ ...text, [part]: value.toWellFormed().replaceAll('\0', '') })
          }
        />
      ))}
      <div id={`unsupported-${language}`} role="status">
        {unsupported.length > 0 && (
          <p className={styles.failure}>
            {writing.unsupported} <Typed text={unsupported.join(' ')} />
          </p>
        )}
      </div>
    </fieldset>
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
        {[
          ...writing.helpLines,
          ['![](lagoon)', fill(writing.helpPrint, { names: names.join(', ') })],
        ].map(([typed, meaning]) => (
          <div key={typed}>
            <dt>{typed}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>{writing.helpNote}</p>
    </details>
  );
}
