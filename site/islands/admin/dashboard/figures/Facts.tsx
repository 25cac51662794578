import type { AdminOverview } from '../../../../../domain/admin/api.ts';
import { useDashboard } from '../dashboard-context.ts';
import styles from './Figures.module.css';

/**
 * The people who joined in the period: how many, and how many of them want updates or came back.
 */
export function Facts({ overview }: { overview: AdminOverview }) {
  const { text, format } = useDashboard();
  const { figures } = text;
  const { submissions, wants_updates, subscribers, returning_subscribers } = overview;
  const withShare = (part: number, whole: number) =>
    `${format.number(part)} (${format.share(part, whole)})`;
  const facts = [
    [figures.joined, format.number(submissions)],
    [figures.people, format.number(subscribers)],
    [figures.wantsUpdates, withShare(wants_updates, submissions)],
    [figures.returning, withShare(returning_subscribers, subscribers)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
