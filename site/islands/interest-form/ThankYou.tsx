import { useEffect, useRef, type ReactNode } from 'react';
import type { AfterJoining } from '../../../content/en/after-joining.ts';
import styles from './InterestForm.module.css';

/**
 * Takes the form's place, and its focus, once the submission is stored: a letter in answer.
 * @param next what happens now, step by step
 * @param letter the stamp in its corner
 */
export function ThankYou({
  text,
  next,
  letter,
}: {
  text: { heading: string; text: string };
  next: AfterJoining;
  letter?: ReactNode;
}) {
  // A screen reader says what has the focus: the heading has a name, its panel would have none.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.thanks}>
      <div className={styles.letter}>{letter}</div>
      <h3 ref={heading} tabIndex={-1}>
        {text.heading}
      </h3>
      <p>{text.text}</p>
      <h4>{next.heading}</h4>
      <ol>
        {next.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
