import { pictures, type PictureName } from '../../../content/pictures.ts';
import type { LettersArchive } from '../../../content/en/letters-archive.ts';
import { headPrint } from '../../../domain/letter.ts';
import type { Language } from '../../../domain/language.ts';
import { archivePaths } from '../../../domain/letters-archive.ts';
import { LinkPage } from '../../ui/link-page/LinkPage.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import styles from './Letters.module.css';

const prints = Object.keys(pictures) as PictureName[];

/**
 * One letter with slots, on a sheet of paper, and the prints of which the server puts one into its
 * text.
 */
export function Letter({ text, language }: { text: LettersArchive; language: Language }) {
  const day = <time dateTime="{day}">{'{longDay}'}</time>;
  return (
    <>
      <article>
        <LinkPage
          text={{ heading: '{subject}', text: day }}
          stamp={{ name: headPrint, language, first: true }}
        >
          <div className={styles.letter}>{'{body}'}</div>
          <p className={styles.all}>
            <a href={archivePaths[language]}>{text.all}</a>
          </p>
        </LinkPage>
      </article>
      {prints.map((name) => (
        <template key={name} data-print={name}>
          <Picture name={name} language={language} frame="detail" />
        </template>
      ))}
    </>
  );
}
