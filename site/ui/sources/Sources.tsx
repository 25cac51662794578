import type { Source } from '../../../content/sources.ts';
import styles from './Sources.module.css';

/**
 * The publications a statement rests on, as a side note.
 * @param brief without their titles
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
      {sources.map(({ authors, year, title, journal }) => (
        <li key={title}>
          {authors} ({year}){brief ? ', ' : `. ${title}. `}
          <cite>{journal}</cite>.
        </li>
      ))}
    </ul>
  );
}
