import type { Shell } from '../../../content/en/shell.ts';
import { Button } from '../button/Button.tsx';
import styles from './ConsentBanner.module.css';

/**
 * Asks once whether events may be counted. Hidden until `enhance/consent.ts` finds no
 * decision: without scripts nothing is ever counted.
 */
export function ConsentBanner({
  text,
  policyHref,
}: {
  text: Shell['consent'];
  policyHref: string;
}) {
  return (
    <section id="consent-banner" className={styles.banner} aria-label={text.label} hidden>
      <p>
        {text.text} <a href={policyHref}>{text.policy}</a>
      </p>
      <div className={styles.choices}>
        <Button look="quiet" value="accepted">
          {text.accept}
        </Button>
        <Button look="quiet" value="declined">
          {text.decline}
        </Button>
      </div>
    </section>
  );
}
