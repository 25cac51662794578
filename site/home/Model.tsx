import type { Home } from '../../content/en/home.ts';
import type { Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { Paragraphs } from '../ui/paragraphs/Paragraphs.tsx';
import { Picture } from '../ui/picture/Picture.tsx';
import { Section } from '../ui/section/Section.tsx';
import { TitledList } from '../ui/titled-list/TitledList.tsx';
import styles from './Home.module.css';

const leadsTo = ['experiences', 'experiences', 'oldDogSanctuary'] as const;
const pictures = ['old-dogs', 'terraces'] as const;

/** A New Model of Recovery: three cards, two prints and a quote. */
export function Model({ text, language }: { text: Home['model']; language: Language }) {
  return (
    <>
      <Section heading={text.heading} wide>
        <Paragraphs of={text.intro} />
        <TitledList
          items={text.cards.map(({ link, ...card }, position) => ({
            ...card,
            link: { label: link, href: href(leadsTo[position] ?? 'experiences', language) },
          }))}
        />
        <div className={styles.prints}>
          {pictures.map((name, position) => (
            <Picture
              key={name}
              name={name}
              language={language}
              sizes={`(width < 44rem) 90vw, ${position ? 'min(37vw, 28rem)' : 'min(52vw, 39rem)'}`}
              caption={text.captions[position] ?? ''}
            />
          ))}
        </div>
      </Section>
      <figure className={styles.quote}>
        <blockquote>
          <p>{text.quote.text}</p>
        </blockquote>
        <figcaption>{text.quote.note}</figcaption>
      </figure>
    </>
  );
}
