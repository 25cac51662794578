import type { AdminOverview } from '../../../../../domain/admin/api.ts';
import { useDashboard } from '../dashboard-context.ts';
import styles from './Figures.module.css';
import { Parts } from './Parts.tsx';
import type { EventCount } from '../../../../../domain/events.ts';
import { languages } from '../../../../../domain/language.ts';
import page from '../../AdminDashboard.module.css';

const mostCountries = 8;

/** From where and in which language people joined in the period, and what else was counted. */
export function Shares({ overview }: { overview: AdminOverview }) {
  const { text } = useDashboard();
  const { figures } = text;
  const { submissions, countries, languages, event_counts } = overview;

  const first = countries.slice(0, mostCountries);
  const others = submissions - first.reduce((sum, { count }) => sum + count, 0);
  const byCountry = first.map(
    ({ country, count }) => [country ?? figures.noCountry, count] as const,
  );
  return (
    <div className={styles.parts}>
      {submissions > 0 && (
        <Parts
          title={figures.byCountry}
          whole={submissions}
          parts={others > 0 ? [...byCountry, [figures.otherCountries, others]] : byCountry}
        />
      )}
      {submissions > 0 && (
        <Parts
          title={figures.byLanguage}
          whole={submissions}
          parts={languages.map(({ language, count }) => [text.languages[language], count])}
        />
      )}
      <div>
        <h3>{text.events.heading}</h3>
        <EventCounts counts={event_counts} />
      </div>
    </div>
  );
}

/** How often each event was counted. Only visitors who accepted are in it. */
function EventCounts({ counts }: { counts: readonly EventCount[] }) {
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
      <table className={page.counts}>
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
