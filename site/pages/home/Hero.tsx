import type { Home } from '../../../content/en/home.ts';
import type { Language } from '../../../domain/language.ts';
import { content } from '../../../content/index.ts';
import { href } from '../../../domain/routes.ts';
import { pictureOf } from '../../pictures/picture-of.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import styles from './Hero.module.css';

/**
 * The lagoon as a poster that fills the first screen: in its sky, what the place is, where, and the
 * way to the form; in a corner the key to the strokes, as on a map.
 */
export function Hero({ text, language }: { text: Home['hero']; language: Language }) {
  const [state, ...facts] = text.facts;
  const picture = pictureOf({ page: 'home' });
  const { drawnNotBuilt } = content[language];
  return (
    <div className={styles.poster}>
      <div className={styles.words}>
        <h1>{text.heading}</h1>
        <p className={styles.lead}>{text.text}</p>
        <p className={styles.facts}>
          <strong>{state}</strong>
          <span> {facts.join(' · ')}</span>
        </p>
        <ButtonLink href="#join-form">{text.join}</ButtonLink>
      </div>
      <Picture name={picture} language={language} frame="poster" first className={styles.view} />
      <div className={styles.key}>
        <a href={href('drawnNotBuilt', language)}>{drawnNotBuilt.name}</a>
        <ul>
          {(['known', 'planned', 'open'] as const).map((line) => (
            <li key={line} data-line={line}>
              {drawnNotBuilt.lines[line]}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
