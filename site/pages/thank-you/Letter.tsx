import type { ComponentProps } from 'react';
import type { ThankYou } from '../../../content/en/thank-you.ts';
import type { Language } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { Actions, ButtonLink } from '../../ui/button/Button.tsx';
import { LinkPage } from '../../ui/link-page/LinkPage.tsx';
import styles from './Letter.module.css';

/**
 * The answer to who has joined, as a letter: thanks, and what happens next.
 * @param steps what happens next
 */
export function Letter({
  text,
  stamp,
  language,
  steps,
}: {
  text: ThankYou;
  stamp: ComponentProps<typeof LinkPage>['stamp'];
  language: Language;
  steps: readonly string[];
}) {
  return (
    <LinkPage text={text} stamp={stamp}>
      <h2 className={styles.next}>{text.next.heading}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <Actions>
        <ButtonLink href={href('home', language)}>{text.home}</ButtonLink>
      </Actions>
    </LinkPage>
  );
}
