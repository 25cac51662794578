import type { PartnersSection as Text } from '../../../content/en/partners-section.ts';
import { TileMark } from '../tile-mark/TileMark.tsx';
import { MailButton } from '../mail-button/MailButton.tsx';
import { Section } from '../section/Section.tsx';
import { TitledList } from '../titled-list/TitledList.tsx';
import styles from './PartnersSection.module.css';

/** What partners stand for, the four places kept for their logos, and how to write to us. */
export function PartnersSection({ text }: { text: Text }) {
  return (
    <Section heading={text.heading} wide>
      <p>{text.intro}</p>
      <TitledList items={text.values} />
      <h3>{text.tiles.heading}</h3>
      <p>{text.tiles.note}</p>
      <ul className={styles.tiles}>
        {text.tiles.items.map(({ kind, text: description }, position) => (
          <li key={kind}>
            <TileMark position={position} />
            <strong>{kind}</strong>
            <span>{description}</span>
          </li>
        ))}
      </ul>
      <MailButton mail={text.mail} />
    </Section>
  );
}
