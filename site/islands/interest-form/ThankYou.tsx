import { useEffect, useRef } from 'react';
import styles from './InterestForm.module.css';

/** Takes the form's place, and its focus, once the submission is stored. */
export function ThankYou({ text }: { text: { heading: string; text: string } }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus();
  }, []);
  return (
    <div ref={panel} tabIndex={-1} className={styles.thanks}>
      <h3>{text.heading}</h3>
      <p>{text.text}</p>
    </div>
  );
}
