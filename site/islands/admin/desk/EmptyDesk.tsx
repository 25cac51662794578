import { ButtonLink } from '../../../ui/button/Button.tsx';
import styles from './Desk.module.css';
import { useDesk } from './desk-context.ts';

/** Before anybody has joined: what will stand here, and how to see it work. */
export function EmptyDesk({ waitlistHref }: { waitlistHref: string }) {
  const { text, session } = useDesk();
  // What the steps promise, only our server does.
  if (!session) return <p className={styles.nothing}>{text.empty}</p>;
  return (
    <div className={styles.empty}>
      <h3>{text.emptyTitle}</h3>
      {text.emptySteps.map((step) => (
        <p key={step}>{step}</p>
      ))}
      <ButtonLink href={waitlistHref} look="quiet">
        {text.emptyLink}
      </ButtonLink>
    </div>
  );
}
