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
        return (
          <li key={title}>
            {authors} ({year}){brief ? ', ' : <>. {link ? <a href={link}>{title}</a> : title}. </>}
            <cite>{journal}</cite>.
          </li>
        );
      })}
    </ul>
  );
}
