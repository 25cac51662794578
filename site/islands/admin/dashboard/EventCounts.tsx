import type { EventCount } from '../../../../domain/events.ts';
import { languages } from '../../../../domain/language.ts';
import styles from '../AdminDashboard.module.css';
import { useDashboard } from './dashboard-context.ts';

/** How often each event was counted. Only visitors who accepted are in it. */
export function EventCounts({ counts }: { counts: readonly EventCount[] }) {
  const { events } = useDashboard().text;
  const sum = (matches: (count: EventCount) => boolean) =>
    counts.filter(matches).reduce((total, { count }) => total + count, 0);
  const rows = [
    ...languages
      .toReversed()
      .map(
        (to) =>
          [
            events.switches[to],
            sum((c) => c.event === 'lang_switch' && c.properties.to === to),
          ] as const,
      ),
    [events.partnerClicks, sum((c) => c.event === 'cta_partner_click')],
  ] as const;
  return (
    <>
      <p>{events.note}</p>
      <table className={styles.counts}>
        <tbody>
          {rows.map(([label, count]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
