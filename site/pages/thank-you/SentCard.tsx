import type { ComponentProps } from 'react';
import { addressLines } from '../../../content/postal-address.ts';
import type { ThankYou } from '../../../content/en/thank-you.ts';
import type { Language } from '../../../domain/language.ts';
import { postmarkSlot } from '../../../domain/postmark.ts';
import { href } from '../../../domain/routes.ts';
import { Actions, ButtonLink } from '../../ui/button/Button.tsx';
import { Postcard } from '../../ui/postcard/Postcard.tsx';
import { Postmark } from '../../ui/postcard/Postmark.tsx';
import { Stamp } from '../../ui/stamp/Stamp.tsx';
import styles from './SentCard.module.css';

/**
 * The answer to people who have joined: the card that was sent, its stamp cancelled, and what
 * happens next. The server fills in the day (server/pages/thank-you.ts).
 * @param steps what happens next
 */
export function SentCard({
  text,
  stamp,
  language,
  steps,
}: {
  text: ThankYou;
  stamp: ComponentProps<typeof Stamp>;
  language: Language;
  steps: readonly string[];
}) {
  const to = addressLines(language);
  return (
    <div className={styles.table}>
      <Postcard
        to={to}
        stamp={<Stamp {...stamp} />}
        postmark={<Postmark to={to} day={postmarkSlot} />}
        below={
          <>
            <h2 className={styles.next}>{text.next.heading}</h2>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>
                  <span>{step}</span>
                </li>
              ))}
            </ol>
            <div className={styles.onwards}>
              <Actions>
                <ButtonLink href={href('home', language)}>{text.home}</ButtonLink>
              </Actions>
            </div>
          </>
        }
      >
        <h1>{text.heading}</h1>
        <p>{text.text}</p>
      </Postcard>
    </div>
  );
}
