import { linkTo, type Source } from '../../../content/sources.ts';
import styles from './Sources.module.css';

/**
 * The publications a statement rests on, as a side note.
 * @param brief without their titles and links
 */
export function Sources({
  sources,
  brief = false,
}: {
  sources: readonly Source[];
  brief?: boolean;
}) {
  if (sources.length === 0) return null;
  return (
    <ul className={styles.sources}>
      {sources.map((source) => {
        const { authors, year, title, journal } = source;
        const link = linkTo(source);
        // Each text in one piece: React puts a comment between two, and home has no room for them.
        const study = `${authors} (${year})`;
        return (
          <li key={title}>
            {brief ? `${study}, ` : link ? `${study}. ` : `${study}. ${title}. `}
            {!brief && link && (
              <>
                <a href={link}>{title}</a>.{' '}
              </>
            )}
            <cite>{journal}</cite>.
          </li>
        );
      })}
    </ul>
  );
}
