import type { Home } from '../../../content/en/home.ts';
import { lines } from '../../../content/lines.ts';
import type { Language } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import styles from './WhyVau.module.css';

/**
 * Why here: the field from edge to edge, its coordinates, that nothing is built, and below them
 * four benefits.
 */
export function WhyVau({ text, language }: { text: Home['place']; language: Language }) {
  return (
    <section className={styles.place}>
      <Picture name="field-today" language={language} frame="band" className={styles.band} />
      <p className={styles.coordinates}>
        {text.coordinates.label}
        <strong>{text.coordinates.value}</strong>
        <span>{text.pictureNote}</span>
      </p>
      <div className={styles.words} data-line={lines.home.place}>
        <h2>{text.heading}</h2>
        <p>
          {text.intro} <a href={href('location', language)}>{text.link}</a>
        </p>
        <ul className={styles.benefits}>
          {text.benefits.map(({ title, text: description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
