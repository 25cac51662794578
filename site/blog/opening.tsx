import type { PictureName } from '../../content/pictures.ts';
import type { Language } from '../../domain/language.ts';
import { Picture } from '../ui/picture/Picture.tsx';
import styles from './Article.module.css';

/** The picture that an article opens with, which `placeOpening` sets into its text. */
export const openingOf = (name: PictureName, language: Language) =>
  function Opening() {
    return (
      <Picture name={name} language={language} frame="half" first className={styles.picture} />
    );
  };
