import type { DeskOverview } from '../../../../domain/admin/api.ts';
import styles from '../AdminDesk.module.css';
import { useDesk } from './desk-context.ts';

/** The three counters that stand first. */
export function Counters({ counters }: { counters: DeskOverview['counters'] }) {
  const { text, format } = useDesk();
  return (
    <dl className={styles.counters}>
      {(['total', 'this_week', 'this_month'] as const).map((counter) => (
        <div key={counter}>
          <dt>{text.counters[counter]}</dt>
          <dd>{format.number(counters[counter])}</dd>
        </div>
      ))}
    </dl>
  );
}
