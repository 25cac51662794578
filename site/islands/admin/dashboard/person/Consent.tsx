import { Fragment } from 'react';
import type { ConsentEntry, ConsentReceipt } from '../../../../../domain/submission/consent.ts';
import { languageTag } from '../../../../../domain/language.ts';
import styles from '../../dashboard.module.css';
import { useDashboard } from '../dashboard-context.ts';

/** What the consent to a submission rests on. */
export function Consent({
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
    <section aria-labelledby="consent-heading">
      <h4 id="consent-heading">{words.heading}</h4>
      <blockquote
        className={styles.card}
        lang={wording === null ? undefined : languageTag[language]}
      >
        {wording ?? words.noWording}
      </blockquote>
      <dl className={styles.facts}>
        {facts.map(([label, fact]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
