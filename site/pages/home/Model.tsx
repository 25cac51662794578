import type { Home } from '../../../content/en/home.ts';
import { lines } from '../../../content/lines.ts';
import type { Language } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { Paragraphs } from '../../ui/paragraphs/Paragraphs.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Section } from '../../ui/section/Section.tsx';
import styles from './Model.module.css';

const leadsTo = ['experiences', 'experiences', 'oldDogSanctuary'] as const;

/** A New Model of Recovery: three cards beside a print, and a quote beside another. */
export function Model({ text, language }: { text: Home['model']; language: Language }) {
  const [rest = '', table = ''] = text.captions;
  return (
    <>
      <Section heading={text.heading} line={lines.home.model}>
        <div className={styles.intro}>
          <Paragraphs of={text.intro} />
        </div>
      </Section>
      <div className={styles.story}>
        <div className={styles.spread}>
          <Picture name="hammock" language={language} frame="half" caption={rest} />
          <ul className={styles.cards}>
            {text.cards.map(({ title, text: description, link }, position) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>
                  {description}{' '}
                  <a href={href(leadsTo[position] ?? 'experiences', language)}>{link}</a>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.band}>
          <figure className={styles.quote}>
            <blockquote>
              <p>{text.quote.text}</p>
            </blockquote>
            <figcaption>{text.quote.note}</figcaption>
          </figure>
          <Picture name="long-table" language={language} frame="half" caption={table} />
        </div>
      </div>
    </>
  );
}
