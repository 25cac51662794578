import type { PartnersSection as Text } from '../../../content/en/partners-section.ts';
import { MailButton } from '../mail-button/MailButton.tsx';
import { Section } from '../section/Section.tsx';
import { TileMark } from '../tile-mark/TileMark.tsx';
import styles from './PartnersSection.module.css';

/**
 * What partners stand for, the four places kept for their logos, and how to write to us.
 * @param brief in a line each, where the section ends a page about something else
 */
export function PartnersSection({ text, brief = false }: { text: Text; brief?: boolean }) {
  return (
    <Section heading={text.heading} wide>
      <div className={styles.table}>
        <p>{brief ? text.tiles.note : text.intro}</p>
        <ul>
          {text.values.map((value) => (
            <li key={value.title}>
              <h3>{value.title}</h3>
              <p>{brief ? value.short : value.text}</p>
            </li>
          ))}
        </ul>
        <ul>
          {text.tiles.items.map((kind, position) => (
            <li key={kind}>
              <TileMark position={position} />
              {kind}
            </li>
          ))}
        </ul>
        <p>
          <MailButton mail={text.mail} />
        </p>
      </div>
    </Section>
  );
}
