import { useEffect, useRef, type ReactNode } from 'react';
import type { AfterJoining } from '../../../content/en/after-joining.ts';
import { stepsAfterJoining } from '../../../content/steps-after-joining.ts';
import styles from './InterestForm.module.css';

/**
 * Takes the form's place, and its focus, once the submission is stored: a letter in answer.
 * @param next what happens now, step by step
 * @param letterTo where a letter that asks to confirm the address is on its way to; undefined where letters are off
 * @param stamp the one in its corner
 */
export function ThankYou({
  text,
  next,
  letterTo,
  stamp,
}: {
  text: { heading: string; text: string };
  next: AfterJoining;
  letterTo?: string | undefined;
  stamp?: ReactNode;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus();
  }, []);
  return (
    <div ref={panel} tabIndex={-1} className={styles.thanks}>
      <div className={styles.letter}>{stamp}</div>
      <h3>{text.heading}</h3>
      <p>{text.text}</p>
      <h4>{next.heading}</h4>
      <ol>
        {stepsAfterJoining(next, letterTo).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
