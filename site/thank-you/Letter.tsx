import type { ComponentProps } from 'react';
import type { ThankYou } from '../../content/en/thank-you.ts';
import { stepsAfterJoining } from '../../content/steps-after-joining.ts';
import type { Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { Actions, ButtonLink } from '../ui/button/Button.tsx';
import { Sheet } from '../ui/sheet/Sheet.tsx';
import styles from './Letter.module.css';

/**
 * The answer to who has joined, as a letter: thanks, and what happens next.
 * @param promises whether an e-mail that asks to confirm the address is on its way
 */
export function Letter({
  text,
  stamp,
  language,
  promises,
}: {
  text: ThankYou;
  stamp: ComponentProps<typeof Sheet>['stamp'];
  language: Language;
  promises: boolean;
}) {
  return (
    <Sheet text={text} stamp={stamp}>
      <h2 className={styles.next}>{text.next.heading}</h2>
      <ol className={styles.steps}>
        {stepsAfterJoining(text.next, promises ? text.theAddress : undefined).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Actions>
        <ButtonLink href={href('home', language)}>{text.home}</ButtonLink>
      </Actions>
    </Sheet>
  );
}
