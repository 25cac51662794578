import type { Home } from '../../content/en/home.ts';
import type { Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { OldDogs } from '../art/OldDogs.tsx';
import { Terraces } from '../art/Terraces.tsx';
import { Paragraphs } from '../ui/paragraphs/Paragraphs.tsx';
import { Section } from '../ui/section/Section.tsx';
import { TitledList } from '../ui/titled-list/TitledList.tsx';
import styles from './Home.module.css';

const leadsTo = ['experiences', 'experiences', 'oldDogSanctuary'] as const;
const prints = [Terraces, OldDogs];

/** A New Model of Recovery: three cards, two prints and a quote. */
export function Model({ text, language }: { text: Home['model']; language: Language }) {
  return (
    <Section heading={text.heading}>
      <Paragraphs of={text.intro} />
      <TitledList
        items={text.cards.map(({ link, ...card }, position) => ({
          ...card,
          link: { label: link, href: href(leadsTo[position] ?? 'experiences', language) },
        }))}
      />
      <div className={styles.prints}>
        {text.pictures.map((picture, position) => {
          const Print = prints[position];
          return Print && <Print key={picture.alt} {...picture} />;
        })}
      </div>
      <figure className={styles.quote}>
        <blockquote>
          <p>{text.quote.text}</p>
        </blockquote>
        <figcaption>{text.quote.note}</figcaption>
      </figure>
    </Section>
  );
}
