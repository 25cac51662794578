import { ButtonLink } from '../../../ui/button/Button.tsx';
import page from '../AdminDashboard.module.css';
import { useDashboard } from './dashboard-context.ts';

/** The dashboard before anybody has joined: what it will show, and how to try it. */
export function EmptyDashboard({ waitlistHref }: { waitlistHref: string }) {
  const { text } = useDashboard();
  return (
    <div className={page.empty}>
      <h3>{text.emptyTitle}</h3>
      {text.emptySteps.map((step) => (
        <p key={step}>{step}</p>
      ))}
      {/* The session ends with this page. */}
      <ButtonLink href={waitlistHref} target="_blank" look="quiet">
        {text.emptyLink}
      </ButtonLink>
    </div>
  );
}
