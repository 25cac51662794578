import { letterLimits, type LetterText } from '../../../../../domain/letter.ts';
import { languageTag, type Language } from '../../../../../domain/language.ts';
import styles from '../../dashboard.module.css';
import { useDashboard } from '../dashboard-context.ts';
import { Field } from '../field/Field.tsx';
import { Typed } from '../typed/Typed.tsx';

/** From this part of a limit on it is said how much room is left. */
const nearly = 0.8;

/** Subject and body in one language. */
export function TextFields({
  language,
  text,
  unsupported,
  onChange,
  onLeave,
}: {
  language: Language;
  text: LetterText;
  /** What is shown as it was typed. */
  unsupported: string[];
  onChange: (text: LetterText) => void;
  /** A field is left, by the keyboard or otherwise. */
  onLeave: () => void;
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
          onBlur={onLeave}
          onChange={(event) => onChange({ ...text, [part]: typed(event.currentTarget.value) })}
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

/** Without what a store cannot hold: half of a character where a limit cut it, and NUL. */
const typed = (value: string): string => value.toWellFormed().replaceAll('\0', '');
