import type { ComponentProps } from 'react';
import type { ThankYou } from '../../content/en/thank-you.ts';
import type { Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { Actions, ButtonLink } from '../ui/button/Button.tsx';
import { Stamp } from '../ui/stamp/Stamp.tsx';
import styles from './Letter.module.css';

/** The answer to who has joined, as a letter: thanks, and what happens next. */
export function Letter({
  text,
  stamp,
  language,
}: {
  text: ThankYou;
  stamp: ComponentProps<typeof Stamp>;
  language: Language;
}) {
  return (
    <div className={styles.table}>
      <div className={styles.letter}>
        <div className={styles.corner}>
          <Stamp {...stamp} />
        </div>
        <h1>{text.heading}</h1>
        <p className={styles.lead}>{text.text}</p>
        <h2>{text.next.heading}</h2>
        <ol className={styles.steps}>
          {text.next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Actions>
          <ButtonLink href={href('home', language)}>{text.home}</ButtonLink>
        </Actions>
      </div>
    </div>
  );
}
