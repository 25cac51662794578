import type { BurnoutRecovery } from '../../../content/en/burnout-recovery.ts';
import { lines } from '../../../content/lines.ts';
import { languageTag, type Language } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { Accordion } from '../../ui/accordion/Accordion.tsx';
import { Actions, ButtonLink } from '../../ui/button/Button.tsx';
import { MailButton } from '../../ui/mail-button/MailButton.tsx';
import { CrisisLines } from '../../ui/crisis-lines/CrisisLines.tsx';
import band from '../../ui/band/Band.module.css';
import { Paragraphs } from '../../ui/paragraphs/Paragraphs.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Row } from '../../ui/row/Row.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { Sources } from '../../ui/sources/Sources.tsx';
import styles from './Burnout.module.css';

/** Findings, each with its figure in one margin and its study in the other. */
export function Findings({
  text,
  language,
}: {
  text: BurnoutRecovery['science'];
  language: Language;
}) {
  const format = new Intl.NumberFormat(languageTag[language]);
  return (
    <Section heading={text.heading} intro={text.intro} line={lines.burnoutRecovery.science}>
      <ul className={styles.findings}>
        {text.findings.map(({ text: finding, figure, strongest, sources }) => (
          <li
            key={finding}
            className={strongest && [styles.strongest, band.pine, band.bleed].join(' ')}
          >
            <Row
              head={
                figure && (
                  // The text beside it says it, too.
                  <p className={styles.figure} aria-hidden="true">
                    <span>{format.format(figure.amount)}</span> {figure.unit}
                  </p>
                )
              }
              note={<Sources sources={sources} />}
            >
              <p>{finding}</p>
            </Row>
          </li>
        ))}
      </ul>
      <p className={styles.limits}>{text.limits}</p>
    </Section>
  );
}

/** What not to expect, with whom to call instead. */
export function Care({ text, language }: { text: BurnoutRecovery['care']; language: Language }) {
  return (
    <Section id="care" heading={text.heading} line={lines.burnoutRecovery.care}>
      <Paragraphs of={text.paragraphs} />
      <CrisisLines language={language} />
    </Section>
  );
}

/** The questions, one open at a time. */
export function ProgrammeQuestions({
  text,
  language,
}: {
  text: BurnoutRecovery['faq'];
  language: Language;
}) {
  const items = text.items.map(({ crisisLines, ...item }) => ({
    ...item,
    // The page says the rest of it above.
    after: crisisLines && <CrisisLines language={language} form="short" />,
  }));
  return (
    <Section heading={text.heading} line={lines.burnoutRecovery.faq}>
      <Accordion name="programme-questions" items={items} language={language} />
    </Section>
  );
}

/**
 * The clarity call, by mail, and the waitlist: a sheet to write on, and somebody who writes back.
 */
export function ClarityCall({ text, language }: { text: BurnoutRecovery; language: Language }) {
  return (
    <section className={styles.call} data-line={lines.burnoutRecovery.clarityCall}>
      <div className={styles.letter}>
        <div>
          <h2>{text.clarityCall.heading}</h2>
          <p>{text.clarityCall.text}</p>
          <Actions>
            <MailButton mail={text.clarityCall} />
            <ButtonLink href={href('waitlist', language)} look="quiet">
              {text.join}
            </ButtonLink>
          </Actions>
        </div>
        <Picture
          name="writing-back"
          language={language}
          frame="inset"
          caption={text.clarityCall.pictureCaption}
        />
      </div>
    </section>
  );
}
