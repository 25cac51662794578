import { useQuery } from '@tanstack/react-query';
import type { AdminOverview } from '../../../../domain/admin/api.ts';
import styles from '../dashboard.module.css';
import { useDashboard } from './dashboard-context.ts';
import { answer, atReturn } from './queries.ts';

/** A few numbers, each below its name. */
export const Numbers = ({
  facts,
}: {
  facts: readonly (readonly [name: string, fact: string])[];
}) => (
  <dl className={`${styles.row} ${styles.counters}`}>
    {facts.map(([name, fact]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{fact}</dd>
      </div>
    ))}
  </dl>
);

/**
 * The three counters that stand first, and where e-mails are on, how many people confirmed their
 * address.
 */
export function Counters({ counters }: { counters: AdminOverview['counters'] }) {
  const { text, format, session } = useDashboard();
  const { data } = useQuery({ ...answer(session, 'emails', {}), ...atReturn });
  const facts = (['total', 'this_week', 'this_month'] as const).map(
    (counter) => [text.counters[counter], format.number(counters[counter])] as const,
  );
  const confirmed =
    data?.emails_are_on &&
    ([text.emails.confirmedCounter, format.number(data.subscribers.confirmed)] as const);
  return <Numbers facts={confirmed ? [...facts, confirmed] : facts} />;
}
