import { useEffect, useRef, type ReactNode } from 'react';
import styles from './InterestForm.module.css';

/**
 * Takes the form's place, and its focus, once the submission is stored: a letter in answer.
 * @param letter the stamp in its corner
 */
export function ThankYou({
  text,
  letter,
}: {
  text: { heading: string; text: string };
  letter?: ReactNode;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus();
  }, []);
  return (
    <div ref={panel} tabIndex={-1} className={styles.thanks}>
      <div className={styles.letter}>{letter}</div>
      <h3>{text.heading}</h3>
      <p>{text.text}</p>
    </div>
  );
}
