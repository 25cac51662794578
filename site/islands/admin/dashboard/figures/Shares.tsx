import type { AdminOverview } from '../../../../../domain/admin/api.ts';
import { EventCounts } from '../EventCounts.tsx';
import { useDashboard } from '../dashboard-context.ts';
import styles from './Figures.module.css';
import { Parts } from './Parts.tsx';

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
