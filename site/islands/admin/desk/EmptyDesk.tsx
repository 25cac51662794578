import { ButtonLink } from '../../../ui/button/Button.tsx';
import page from '../AdminDesk.module.css';
import { useDesk } from './desk-context.ts';

/** The desk before anybody has joined: what it will show, and how to try it. */
export function EmptyDesk({ waitlistHref }: { waitlistHref: string }) {
  const { text } = useDesk();
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
