import { useQuery } from '@tanstack/react-query';
import type { DeskOverview } from '../../../../domain/admin/api.ts';
import styles from '../AdminDesk.module.css';
import { useDesk } from './desk-context.ts';
import { lettersQuery } from './queries.ts';

/** The three counters that stand first, and where letters are on, how many people confirmed their address. */
export function Counters({ counters }: { counters: DeskOverview['counters'] }) {
  const { text, format } = useDesk();
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
  const { text, format, session } = useDesk();
  const { data } = useQuery(lettersQuery(session));
  if (!data?.letters_are_on) return null;
  return (
    <dl className={styles.counters}>
      <div>
        <dt>{text.letters.confirmedCounter}</dt>
        <dd>{format.number(data.people.confirmed)}</dd>
      </div>
    </dl>
  );
}
