import type { SampleLetter as Text } from '../../../content/en/sample-letter.ts';
import { headPrint } from '../../../domain/letter.ts';
import type { Language } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { LinkPage } from '../../ui/link-page/LinkPage.tsx';
import { Paragraphs } from '../../ui/paragraphs/Paragraphs.tsx';
import styles from '../letters/Letters.module.css';

/** A letter to the list as one could be, for people who have none to read yet. */
export function SampleLetter({ text, language }: { text: Text; language: Language }) {
  return (
    <article>
      <LinkPage text={text} stamp={{ name: headPrint, language, first: true }}>
        <div className={styles.letter}>
          <Paragraphs of={text.paragraphs} />
        </div>
        <p className={styles.all}>
          <a href={href('waitlist', language)}>{text.toList}</a>
        </p>
      </LinkPage>
    </article>
  );
}
