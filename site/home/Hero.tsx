import type { Home } from '../../content/en/home.ts';
import type { Language } from '../../domain/language.ts';
import { pictureOf } from '../pictures/picture-of.ts';
import { ButtonLink } from '../ui/button/Button.tsx';
import { Picture } from '../ui/picture/Picture.tsx';
import styles from './Hero.module.css';

/** The lagoon from edge to edge and, on a sheet of paper laid over it, what the place is and the way to the form. */
export function Hero({ text, language }: { text: Home['hero']; language: Language }) {
  return (
    <div>
      <Picture
        name={pictureOf({ page: 'home' })}
        language={language}
        sizes="100vw"
        square
        first
        className={styles.view}
      />
      <div className={styles.sheet}>
        <h1>{text.heading}</h1>
        <p className={styles.lead}>{text.text}</p>
        <ButtonLink href="#join-form">{text.join}</ButtonLink>
      </div>
    </div>
  );
}
