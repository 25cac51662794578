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
    <Section heading={text.heading} intro={brief ? text.tiles.note : text.intro}>
      <ul className={styles.values}>
        {text.values.map((value) => (
          <li key={value.title}>
            <h3>{value.title}</h3>
            <p>{brief ? value.short : value.text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.places}>
        <ul className={styles.tiles}>
          {text.tiles.items.map((kind, position) => (
            <li key={kind}>
              <TileMark position={position} />
              {kind}
            </li>
          ))}
        </ul>
        <MailButton mail={text.mail} />
      </div>
    </Section>
  );
}
