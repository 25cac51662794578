import type { RefObject } from 'react';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import styles from '../AdminDesk.module.css';
import { useDesk } from './desk-context.ts';

/** What the page is, what is on it, and the ways out. */
export function DeskBar({
  heading,
  homeHref,
  leaving,
  onLogOut,
}: {
  heading: RefObject<HTMLHeadingElement | null>;
  homeHref: string;
  leaving: boolean;
  onLogOut: () => void;
}) {
  const { text } = useDesk();
  return (
    <div className={styles.bar}>
      <h1 ref={heading} tabIndex={-1}>
        {text.heading}
      </h1>
      <nav className={styles.jumps} aria-label={text.sections.label}>
        {(['submissions', 'figures', 'account', 'log'] as const).map((section) => (
          <a key={section} href={`#${section}-heading`}>
            {text.sections[section]}
          </a>
        ))}
      </nav>
      <div className={styles.ways}>
        <ButtonLink href={homeHref} look="quiet">
          {text.backToSite}
        </ButtonLink>
        <Button
          look="quiet"
          disabled={leaving}
          onClick={() => {
            onLogOut();
          }}
        >
          {leaving ? text.logOutWaiting : text.logOut}
        </Button>
      </div>
    </div>
  );
}
