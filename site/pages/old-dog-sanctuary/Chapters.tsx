import type { OldDogSanctuary } from '../../../content/en/old-dog-sanctuary.ts';
import { lines } from '../../../content/lines.ts';
import type { Language } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { pictureOf } from '../../pictures/picture-of.ts';
import { pictureSources } from '../../pictures/rendered-pictures.ts';
import band from '../../ui/band/Band.module.css';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Paragraphs } from '../../ui/paragraphs/Paragraphs.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { PrintOpening } from '../../ui/print-opening/PrintOpening.tsx';
import { Row } from '../../ui/row/Row.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { Sources } from '../../ui/sources/Sources.tsx';
import { HouseWall } from './HouseWall.tsx';
import styles from './OldDogSanctuary.module.css';

/**
 * The residents at their door. The wall of the print goes on under the words; that of a photograph
 * could not.
 */
export function Door({ text, language }: { text: OldDogSanctuary; language: Language }) {
  const picture = pictureOf({ page: 'oldDogSanctuary' });
  const { variants } = pictureSources(picture, language);
  const isPrint = variants.some(({ name }) => name === 'night');
  return (
    <PrintOpening
      heading={text.heading}
      lead={text.lead}
      picture={picture}
      language={language}
      caption={text.pictureCaption}
      className={isPrint ? styles.wall : undefined}
    >
      {isPrint && <HouseWall />}
    </PrintOpening>
  );
}

/**
 * The story of the sanctuary, chapter by chapter, its sources in the margin, and a pause where the
 * text takes one.
 */
export function Chapters({
  chapters,
  language,
}: {
  chapters: OldDogSanctuary['chapters'];
  language: Language;
}) {
  return (
    <ol className={styles.chapters}>
      {chapters.map(({ heading, paragraphs, pause, sources }, position) => (
        <li key={heading}>
          <div className={styles.chapter} data-line={lines.oldDogSanctuary.chapters[position]}>
            <Row
              head={<h2>{heading}</h2>}
              note={sources.length > 0 && <Sources sources={sources} />}
            >
              <Paragraphs of={paragraphs} />
            </Row>
          </div>
          {pause && (
            <div className={[styles.pause, band.pine].join(' ')}>
              <Picture name="dog-and-hand" language={language} frame="half" />
              <p>{pause}</p>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The people who hear first, and how to be one of them. */
export function Closing({ text, language }: { text: OldDogSanctuary; language: Language }) {
  return (
    <Section
      heading={text.closing.heading}
      line={lines.oldDogSanctuary.closing}
      note={
        <>
          <p>
            <a href={href('dogsDay', language)}>{text.closing.dogsDay}</a>
          </p>
          <ButtonLink href={href('waitlist', language)}>{text.join}</ButtonLink>
        </>
      }
    >
      <p>{text.closing.text}</p>
    </Section>
  );
}
