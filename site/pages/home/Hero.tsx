import type { Home } from '../../../content/en/home.ts';
import type { Language } from '../../../domain/language.ts';
import { pictureOf } from '../../pictures/picture-of.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import styles from './Hero.module.css';

/**
 * The lagoon as a poster that fills the first screen: in its sky, what the place is, where, and the
 * way to the form.
 */
export function Hero({ text, language }: { text: Home['hero']; language: Language }) {
  const [first, ...others] = text.facts;
  const picture = pictureOf({ page: 'home' });
  return (
    <div className={styles.poster}>
      <div className={styles.words}>
        <h1>{text.heading}</h1>
        <p className={styles.lead}>{text.text}</p>
        <p className={styles.facts}>
          {first}
          <span>{others.map((fact) => ` · ${fact}`)}</span>
        </p>
        <ButtonLink href="#join-form">{text.join}</ButtonLink>
      </div>
      <Picture name={picture} language={language} frame="poster" first className={styles.view} />
    </div>
  );
}
