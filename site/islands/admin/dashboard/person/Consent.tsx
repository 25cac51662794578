import { useQuery } from '@tanstack/react-query';
import type { ConsentEntry, ConsentReceipt } from '../../../../../domain/submission/consent.ts';
import { languageTag } from '../../../../../domain/language.ts';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { consentQuery } from '../queries.ts';
import styles from './Person.module.css';

/** What the consent to a submission rests on. @param id of the submission */
export function Consent({ id }: { id: string }) {
  const { text } = useDashboard();
  const receipt = useQuery(consentQuery(useSession(), id));
  return (
    <section className={styles.rights} aria-labelledby="consent-heading">
      <h4 id="consent-heading">{text.consent.heading}</h4>
      {receipt.isError ? (
        <LoadFailure onRetry={() => void receipt.refetch()} />
      ) : receipt.data ? (
        <Receipt {...receipt.data} />
      ) : (
        <p aria-busy>{text.loading}</p>
      )}
    </section>
  );
}

function Receipt({
  text: wording,
  text_hash,
  language,
  given_at,
  channel,
  confirmed_at,
  history,
}: ConsentReceipt) {
  const { text, format } = useDashboard();
  const words = text.consent;
  const moment = (iso: string, by?: ConsentEntry['channel']) => (
    <time dateTime={iso}>{by === 'paper' ? format.day(iso) : format.moment(iso)}</time>
  );
  const entry = ({ purpose, given, at, channel: by }: ConsentEntry, position: number) => (
    <li key={position}>
      {moment(at, by)}
      {`: ${words.entries[purpose][given ? 'given' : 'withdrawn']}, `}
      {by === null ? words.unknown : words.changeWays[by]}
    </li>
  );
  const facts = [
    [words.version, text_hash ?? words.unknown],
    [words.language, text.languages[language]],
    [words.given, moment(given_at, channel)],
    [words.channel, channel === null ? words.unknown : words.channels[channel]],
    [words.confirmed, confirmed_at === null ? text.no : moment(confirmed_at)],
    [words.history, <ul>{history.map(entry)}</ul>],
  ] as const;
  return (
    <>
      <blockquote
        className={styles.message}
        lang={wording === null ? undefined : languageTag[language]}
      >
        {wording ?? words.noWording}
      </blockquote>
      <dl className={styles.facts}>
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
