import { content } from '../../../content/index.ts';
import type { Language } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { nextHour } from '../../ui/footer/next-hour.ts';
import { clockOf } from '../../ui/header/header-sun-position.ts';
import styles from './LineKey.module.css';

/**
 * What the line over each section below says: its three strokes, each over its word; and that the
 * pages are a day, with the way to its next hour.
 */
export function LineKey({ language }: { language: Language }) {
  const { home, drawnNotBuilt } = content[language];
  const next = nextHour({ page: 'home' });
  return (
    <div className={styles.key}>
      <p>{home.line}</p>
      <ul>
        {(['known', 'planned', 'open'] as const).map((line) => (
          <li key={line} data-line={line}>
            {drawnNotBuilt.lines[line]}
          </li>
        ))}
      </ul>
      {next && (
        <p>
          {home.day}{' '}
          <a href={href(next, language)}>
            {`${content[language][next].name}, ${clockOf({ page: next }, content[language].shell.footer.hourMark)}`}
          </a>
          .
        </p>
      )}
    </div>
  );
}
