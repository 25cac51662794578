import type { PracticalQuestion } from '../../../content/decided.ts';
import type { PracticalInformation } from '../../../content/en/practical-information.ts';
import type { Language } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { Actions, ButtonLink } from '../../ui/button/Button.tsx';
import { MailButton } from '../../ui/mail-button/MailButton.tsx';
import { MoreLinks } from '../../ui/more-links/MoreLinks.tsx';
import { Paragraphs } from '../../ui/paragraphs/Paragraphs.tsx';
import { Row } from '../../ui/row/Row.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { SmallPrint } from '../../ui/small-print/SmallPrint.tsx';
import { answerTo, type OwnersPart } from './answer-to.ts';
import styles from './Answers.module.css';

const groups: Record<keyof PracticalInformation['groups'], PracticalQuestion[]> = {
  booking: ['price', 'dayVisits', 'cancelling'],
  stay: ['sleeping', 'groupSize', 'comingAlone', 'food', 'phones', 'whatToBring'],
  health: ['gettingHere', 'hospital', 'accessibility'],
  residents: ['people', 'dogs', 'pets', 'languages'],
};

/**
 * Every practical question, with its answer and, in the margin, how far that is settled.
 * @param owners the answers of the owner, which take the place of ours
 */
export function Answers({
  text,
  language,
  owners,
}: {
  text: PracticalInformation;
  language: Language;
  owners?: OwnersPart;
}) {
  return Object.entries(groups).map(([group, questions], position) => (
    <Section
      key={group}
      heading={text.groups[group as keyof typeof groups]}
      raised={position % 2 === 1}
      wide
    >
      <div className={styles.answers}>
        {questions.map((question) => {
          const { heading, paragraphs, more, state } = answerTo(question, text, language, owners);
          return (
            <Row
              key={question}
              as="section"
              head={<h3>{heading}</h3>}
              note={<p className={styles[state]}>{text.states[state]}</p>}
            >
              <Paragraphs of={paragraphs} language={language} />
              {more && <MoreLinks to={more} language={language} />}
            </Row>
          );
        })}
      </div>
    </Section>
  ));
}

/** Where to ask what is not here. */
export function Closing({ text, language }: { text: PracticalInformation; language: Language }) {
  const { closing } = text;
  return (
    <Section heading={closing.heading} mark={<SmallPrint name="cup" />}>
      <p>{closing.text}</p>
      <Actions>
        <MailButton mail={closing.mail} />
        <ButtonLink href={href('waitlist', language)} look="quiet">
          {closing.join}
        </ButtonLink>
      </Actions>
    </Section>
  );
}
