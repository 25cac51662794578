import type { DeskDetails, DeskRow } from '../../../../../domain/admin/api.ts';
import { hasHidden } from '../../typed/hidden-characters.ts';
import { useDesk } from '../desk-context.ts';
import { DeskTyped } from '../DeskTyped.tsx';
import styles from './Person.module.css';

/** All that is known of a submission; what the list does not hold arrives a moment later. */
export function Details({ row, details }: { row: DeskRow; details: DeskDetails | undefined }) {
  const { text, words } = useDesk();
  const { columns, find } = text;
  const facts = [
    [
      columns.email,
      <a href={`mailto:${encodeURIComponent(row.email)}`}>
        <DeskTyped text={row.email} />
      </a>,
    ],
    [columns.country, <DeskTyped text={row.country ?? text.none} />],
    [columns.profession, <DeskTyped text={row.profession ?? text.none} />],
    [columns.wantsUpdates, (details ?? row).wants_updates ? text.yes : text.no],
    [columns.date, words.moment(row.created_at)],
    [find.language, text.languages[row.language]],
    [find.returning, row.returning ? text.row.yesReturning : text.row.noReturning],
    [text.row.policy, details ? details.privacy_policy_version : text.loading],
  ] as const;
  const deceives =
    [row.name, row.email, row.country, row.profession].some((each) => hasHidden(each ?? '')) ||
    hasHidden(details?.message ?? '', true);
  return (
    <>
      {deceives && <p>{text.row.hiddenNote}</p>}
      <h4>{text.message}</h4>
      <p className={styles.message} aria-busy={!details}>
        {details ? <DeskTyped lines text={details.message ?? text.row.noMessage} /> : text.loading}
      </p>
      <dl className={styles.facts}>
        {facts.map(([term, says]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
