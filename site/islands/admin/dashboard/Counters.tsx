import { useQuery } from '@tanstack/react-query';
import type { AdminOverview } from '../../../../domain/admin/api.ts';
import styles from '../AdminDashboard.module.css';
import { useDashboard } from './dashboard-context.ts';
import { answer, atReturn } from './queries.ts';

/**
 * The three counters that stand first, and where e-mails are on, how many people confirmed their
 * address.
 */
export function Counters({ counters }: { counters: AdminOverview['counters'] }) {
  const { text, format } = useDashboard();
  return (
    <>
      <dl className={styles.counters}>
        {(['total', 'this_week', 'this_month'] as const).map((counter) => (
          <div key={counter}>
            <dt>{text.counters[counter]}</dt>
            <dd>{format.number(counters[counter])}</dd>
          </div>
        ))}
      </dl>
      <Confirmed />
    </>
  );
}

function Confirmed() {
  const { text, format, session } = useDashboard();
  const { data } = useQuery({ ...answer(session, 'emails', {}), ...atReturn });
  if (!data?.emails_are_on) return null;
  return (
    <dl className={styles.counters}>
      <div>
        <dt>{text.emails.confirmedCounter}</dt>
        <dd>{format.number(data.subscribers.confirmed)}</dd>
      </div>
    </dl>
  );
}
