import type { ComponentProps } from 'react';
import type { ThankYou } from '../../../content/en/thank-you.ts';
import type { Language } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { Actions, ButtonLink } from '../../ui/button/Button.tsx';
import { postalAddress } from '../../../site.config.ts';
import { LinkPage } from '../../ui/link-page/LinkPage.tsx';
import styles from './Letter.module.css';

/**
 * The answer to anyone who has joined, as a letter: thanks, and what happens next.
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
    <LinkPage text={text} stamp={stamp} postmark={<Postmark />}>
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

/** The stamp is cancelled: what it was for has happened. It is decoration only. */
function Postmark() {
  return (
    <svg className={styles.postmark} viewBox="0 0 152 80" aria-hidden="true">
      <path d="M3 40a37 37 0 1 1 74 0 37 37 0 1 1-74 0m9 0a28 28 0 1 1 56 0 28 28 0 1 1-56 0m70-22q8-7 16 0t16 0 16 0 16 0m-66 15q9-7 17 0t16 0 16 0 16 0m-65 15q9-7 17 0t16 0 16 0 16 0m-67 15q8-7 16 0t16 0 16 0 16 0" />
      <text x="40" y="46">
        {postalAddress.village}
      </text>
    </svg>
  );
}
