import type { AdminOverview } from '../../../../../domain/admin/api.ts';
import type { EventCount } from '../../../../../domain/events.ts';
import { languages } from '../../../../../domain/language.ts';
import { useDashboard } from '../dashboard-context.ts';
import { Bars } from './Bars.tsx';
import styles from '../../dashboard.module.css';

const mostCountries = 8;

/** From where and in which language people joined in the period, and what else was counted. */
export function Shares({ overview }: { overview: AdminOverview }) {
  const { text, format } = useDashboard();
  const { figures, events } = text;
  const { submissions, event_counts } = overview;

  const first = overview.countries.slice(0, mostCountries);
  const others = submissions - first.reduce((sum, { count }) => sum + count, 0);
  const countries = [
    ...first.map(({ country, count }) => [country ?? figures.noCountry, count] as const),
    ...(others > 0 ? [[figures.otherCountries, others] as const] : []),
  ];
  const spoken = overview.languages.map(
    ({ language, count }) => [text.languages[language], count] as const,
  );
  const sum = (matches: (count: EventCount) => boolean) =>
    event_counts.filter(matches).reduce((total, { count }) => total + count, 0);
  const switches = languages
    .toReversed()
    .map(
      (to) =>
        [
          events.switches[to],
          sum(({ event, properties }) => event === 'lang_switch' && properties.to === to),
        ] as const,
    );
  return (
    <div className={styles.columns}>
      {submissions > 0 &&
        (
          [
            [figures.byCountry, countries],
            [figures.byLanguage, spoken],
          ] as const
        ).map(([title, parts]) => (
          <Bars
            key={title}
            title={title}
            rows={parts.map(([of, count]) => [of, count, format.share(count, submissions)])}
          />
        ))}
      <div>
        <Bars
          title={events.heading}
          rows={[
            ...switches,
            [events.partnerClicks, sum(({ event }) => event === 'cta_partner_click')],
          ]}
        />
        <p>{events.note}</p>
      </div>
    </div>
  );
}
