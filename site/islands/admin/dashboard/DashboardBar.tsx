import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import styles from '../dashboard.module.css';
import { useDashboard } from './dashboard-context.ts';
import { headingOf, views, type View } from './use-view.ts';

/** The title of the page, links to its views, and the ways to leave it. */
export function DashboardBar({
  view,
  homeHref,
  leaving,
  onLogOut,
}: {
  /** The one that is shown. */
  view: View;
  homeHref: string;
  leaving: boolean;
  onLogOut: () => void;
}) {
  const { text } = useDashboard();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused login button is gone; a screen reader should announce where the focus is now.
  useEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <div className={styles.bar}>
      <h1 ref={heading} tabIndex={-1}>
        {text.heading}
      </h1>
      <nav aria-label={text.sections.label}>
        {views.map((each) => (
          <a
            key={each}
            href={`#${headingOf(each)}`}
            aria-current={each === view ? 'true' : undefined}
          >
            {text.sections[each]}
          </a>
        ))}
      </nav>
      <div className={styles.row}>
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
