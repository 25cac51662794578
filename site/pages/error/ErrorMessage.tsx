import type { Language } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import styles from './ErrorMessage.module.css';

/**
 * What went wrong, what it means and a link home, on a sheet of paper before the path that leads
 * on.
 */
export function ErrorMessage({
  text,
  language,
}: {
  text: { heading: string; text: string; home: string };
  language: Language;
}) {
  return (
    <div className={styles.place}>
      <div className={styles.sheet}>
        <h1>{text.heading}</h1>
        <p>{text.text}</p>
        <ButtonLink href={href('home', language)}>{text.home}</ButtonLink>
      </div>
      <Picture name="forest-path" language={language} frame="error" first className={styles.view} />
    </div>
  );
}
