import { useId } from 'react';
import { letterLimits, type LetterText } from '../../../../../domain/letter.ts';
import { languageTag, type Language } from '../../../../../domain/language.ts';
import { useDashboard } from '../dashboard-context.ts';
import field from '../field/Field.module.css';
import { Field } from '../field/Field.tsx';
import { Typed } from '../typed/Typed.tsx';
import styles from './Letters.module.css';

/** From this part of a limit on it is said how much room is left. */
const nearly = 0.8;

/** Subject and body in one language. */
export function TextFields({
  language,
  text: { subject, body },
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
  const { text, format } = useDashboard();
  const { writing } = text.letters;
  const id = useId();
  const lang = languageTag[language];
  const left = (typed: string, limit: number) =>
    typed.length >= nearly * limit ? format.count(writing.left, limit - typed.length) : undefined;
  const bodyLeft = left(body, letterLimits.body);
  return (
    <fieldset className={styles.text}>
      <legend>{text.languages[language]}</legend>
      <Field
        label={writing.subject}
        lang={lang}
        value={subject}
        maxLength={letterLimits.subject}
        autoComplete="off"
        onBlur={onLeave}
        hint={left(subject, letterLimits.subject)}
        onChange={(event) => onChange({ subject: typed(event.currentTarget.value), body })}
      />
      <div className={field.field}>
        <label htmlFor={id}>{writing.body}</label>
        <textarea
          id={id}
          lang={lang}
          dir="auto"
          rows={16}
          value={body}
          maxLength={letterLimits.body}
          className={field.input}
          onBlur={onLeave}
          aria-describedby={`${id}-links ${id}-hint`}
          onChange={(event) => onChange({ subject, body: typed(event.currentTarget.value) })}
        />
        <div id={`${id}-links`} role="status" className={styles.status}>
          {unsupported.length > 0 && (
            <p className={styles.wrong}>
              {writing.unsupported} <Typed text={unsupported.join(' ')} />
            </p>
          )}
        </div>
        {bodyLeft && (
          <p id={`${id}-hint`} className={field.hint}>
            {bodyLeft}
          </p>
        )}
      </div>
    </fieldset>
  );
}

/** Without what a store cannot hold: half of a character where a limit cut it, and NUL. */
const typed = (value: string): string => value.toWellFormed().replaceAll('\0', '');
