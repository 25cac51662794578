import type { Admin } from '../../../content/en/admin.ts';
import styles from './AdminDesk.module.css';
import type { EventCount } from './admin-api.ts';

/** How often each event was counted. Only visitors who accepted are in it. */
export function EventCounts({
  text,
  counts,
}: {
  text: Admin['desk']['events'];
  counts: readonly EventCount[];
}) {
  const sum = (matches: (count: EventCount) => boolean) =>
    counts.filter(matches).reduce((total, { count }) => total + count, 0);
  const rows = [
    [text.toPortuguese, sum((c) => c.event === 'lang_switch' && c.properties.to === 'pt')],
    [text.toEnglish, sum((c) => c.event === 'lang_switch' && c.properties.to === 'en')],
    [text.partnerClicks, sum((c) => c.event === 'cta_partner_click')],
  ] as const;
  return (
    <>
      <p>{text.note}</p>
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
