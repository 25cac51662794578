import type { DeskOverview } from '../../../../../domain/desk.ts';
import { useDesk } from '../desk-context.ts';
import styles from './Figures.module.css';
import { Parts } from './Parts.tsx';

const mostCountries = 8;

/** Who joined in the period: how many, how many want updates or came back, from where, in which language. */
export function Shares({ overview }: { overview: DeskOverview }) {
  const { text, words } = useDesk();
  const { figures } = text;
  const { submissions, wants_updates, people, returning_people, countries, languages } = overview;
  const withShare = (part: number, whole: number) =>
    `${words.number(part)} (${words.share(part, whole)})`;
  const facts = [
    [figures.joined, words.number(submissions)],
    [figures.people, words.number(people)],
    [figures.wantsUpdates, withShare(wants_updates, submissions)],
    [figures.returning, withShare(returning_people, people)],
  ];

  const first = countries.slice(0, mostCountries);
  const others = submissions - first.reduce((sum, { count }) => sum + count, 0);
  const byCountry = first.map(
    ({ country, count }) => [country ?? figures.noCountry, count] as const,
  );
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([term, says]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      {submissions > 0 && (
        <div className={styles.parts}>
          <Parts
            title={figures.byCountry}
            whole={submissions}
            parts={others > 0 ? [...byCountry, [figures.otherCountries, others]] : byCountry}
          />
          <Parts
            title={figures.byLanguage}
            whole={submissions}
            parts={languages.map(({ language, count }) => [text.languages[language], count])}
          />
        </div>
      )}
    </>
  );
}
