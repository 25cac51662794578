import { useQuery } from '@tanstack/react-query';
import bar from '../../AdminDashboard.module.css';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { emailsQuery } from '../queries.ts';
import { numberHeld } from './HeldEmails.tsx';

/** Says at the top that new confirmations are held back. */
export function HeldNotice() {
  const { text, format } = useDashboard();
  const { data } = useQuery(emailsQuery(useSession()));
  const count = numberHeld(data?.held ?? []);
  if (count === 0) return null;
  return (
    <p role="alert" className={bar.failure}>
      {format.count(text.emails.held.alert, count)}
    </p>
  );
}
