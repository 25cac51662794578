import type { PartnersSection as Text } from '../../../content/en/partners-section.ts';
import type { Partnerships } from '../../../content/en/partnerships.ts';
import { lines } from '../../../content/lines.ts';
import { MailButton } from '../mail-button/MailButton.tsx';
import { Section } from '../section/Section.tsx';
import { TileMark } from '../tile-mark/TileMark.tsx';
import styles from './PartnersSection.module.css';

/**
 * The four places kept for the logos of partners, what these would stand for, and how to write to
 * us.
 * @param sought whom we look for, each in its place; without it the section is in a line each, at
 * the end of a page about something else
 * @param className what the page makes of its table
 */
export function PartnersSection({
  text,
  sought,
  className,
}: {
  text: Text;
  sought?: Partnerships['sought'];
  className?: string | undefined;
}) {
  return (
    <Section
      heading={sought?.heading ?? text.heading}
      intro={sought ? text.intro : text.tiles.note}
      line={lines.partnersSection}
    >
      <div className={[styles.table, className].filter(Boolean).join(' ')}>
        <ul>
          {text.tiles.items.map((kind, position) => (
            <li key={kind}>
              <TileMark position={position} />
              {sought ? <h3>{kind}</h3> : kind}
              {sought && <p>{sought.tiles[position]}</p>}
            </li>
          ))}
        </ul>
        <ul>
          {text.values.map((value) => (
            <li key={value.title}>
              <h3>{value.title}</h3>
              <p>{value.text}</p>
            </li>
          ))}
          <li>
            {sought ? (
              <>
                <h3>{sought.others.title}</h3>
                <p>{sought.others.text}</p>
              </>
            ) : (
              <MailButton mail={text.mail} />
            )}
          </li>
        </ul>
        {sought && (
          <p>
            <MailButton mail={text.mail} />
          </p>
        )}
      </div>
    </Section>
  );
}
