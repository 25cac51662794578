import type { DrawnNotBuilt } from '../../../content/en/drawn-not-built.ts';
import { weakest } from '../../../content/lines.ts';
import type { PracticalInformation } from '../../../content/en/practical-information.ts';
import type { Language } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import type { OwnersPart } from '../practical-information/answer-to.ts';
import { Drawing } from './Drawings.tsx';
import lines from './Drawings.module.css';
import { entriesOf, sheet, type Entry, type Figure } from './line-of.ts';
import styles from './Sheet.module.css';

/**
 * The things in a figure, by their numbers. The name of a thing leads to the answer, if there is a
 * question behind it.
 */
function List({
  entries,
  text,
  language,
}: {
  entries: readonly Entry[];
  text: DrawnNotBuilt;
  language: Language;
}) {
  return (
    <ol className={styles.list} start={entries[0]?.number}>
      {entries.map(({ name, line, question }) => (
        <li key={name}>
          {question ? (
            <a href={`${href('practicalInformation', language)}#${question}`}>
              {text.things[name]}
            </a>
          ) : (
            text.things[name]
          )}
          <span>{`: ${text.lines[line]}`}</span>
        </li>
      ))}
    </ol>
  );
}

/**
 * The sheet, from its title to its three figures, each with its list, which says of every number
 * what its line says: that is what a screen reader reads.
 */
export function Sheet({
  text,
  practical,
  language,
  owners,
}: {
  text: DrawnNotBuilt;
  practical: PracticalInformation;
  language: Language;
  owners?: OwnersPart;
}) {
  return (
    <div className={styles.sheet}>
      <div className={styles.title}>
        <h1>{text.heading}</h1>
        <p>{text.lead}</p>
        <Rule text={text} />
      </div>
      {(Object.keys(sheet) as Figure[]).map((figure) => {
        const entries = entriesOf(figure, practical, language, owners);
        return (
          <section key={figure} className={styles[figure]}>
            <Drawing figure={figure} entries={entries} name={text.name} />
            <div data-line={weakest(entries.map(({ line }) => line))}>
              <h2>{text.figures[figure].heading}</h2>
              <p>{text.figures[figure].note}</p>
              <List entries={entries} text={text} language={language} />
            </div>
          </section>
        );
      })}
    </div>
  );
}

/** The rule of the sheet, printed on it. */
function Rule({ text }: { text: DrawnNotBuilt }) {
  return (
    <ul className={styles.rule}>
      {(['known', 'planned', 'open'] as const).map((line) => (
        <li key={line}>
          <svg viewBox="0 0 72 12" width="72" height="12" aria-hidden="true">
            <path className={lines[line]} d="M3 6h66" />
          </svg>
          {text.lines[line]}
        </li>
      ))}
    </ul>
  );
}
