import type { PictureName } from '../../../content/pictures.ts';
import type { Language } from '../../../domain/language.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import styles from './Article.module.css';

/**
 * The picture that an article opens with. It writes `<Opening />` behind its first paragraph and
 * the notes on that, which is where a phone shows it: an order of the styles alone would move what
 * was drawn while the rest arrives.
 */
export const openingOf = (name: PictureName, language: Language) =>
  function Opening() {
    return (
      <Picture name={name} language={language} frame="half" first className={styles.picture} />
    );
  };
