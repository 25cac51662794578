import type { Home } from '../../content/en/home.ts';
import type { Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { Picture } from '../ui/picture/Picture.tsx';
import { Section } from '../ui/section/Section.tsx';
import { TitledList } from '../ui/titled-list/TitledList.tsx';
import styles from './Home.module.css';

/** Why here: the village, four benefits and the coordinates. */
export function WhyVau({ text, language }: { text: Home['place']; language: Language }) {
  return (
    <>
      <Picture name="village" language={language} sizes="100vw" className={styles.village} />
      <Section
        heading={text.heading}
        note={
          <p className={styles.coordinates}>
            {text.coordinates.label}
            <strong>{text.coordinates.value}</strong>
          </p>
        }
      >
        <p>{text.intro}</p>
        <TitledList items={text.benefits} />
        <a href={href('location', language)}>{text.link}</a>
      </Section>
    </>
  );
}
