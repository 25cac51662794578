import { decided, type PracticalQuestion } from '../../../content/decided.ts';
import type { PracticalInformation } from '../../../content/en/practical-information.ts';
import { lines, type Line } from '../../../content/lines.ts';
import type { Language } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { Actions, ButtonLink } from '../../ui/button/Button.tsx';
import { MailButton } from '../../ui/mail-button/MailButton.tsx';
import band from '../../ui/band/Band.module.css';
import { MoreLinks } from '../../ui/more-links/MoreLinks.tsx';
import { Paragraphs } from '../../ui/paragraphs/Paragraphs.tsx';
import { Row } from '../../ui/row/Row.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { answerTo, type OwnersPart } from './answer-to.ts';
import styles from './Answers.module.css';

const questions = Object.keys(decided) as PracticalQuestion[];
const states = ['settled', 'partly', 'open', 'unpublished'] as const;
/** How far that is which each kind of answer tells. */
const lineOf = {
  settled: 'known',
  partly: 'planned',
  open: 'open',
  unpublished: 'open',
} as const satisfies Record<(typeof states)[number], Line>;

/**
 * Every practical question with its answer, and in the margin the ways to more: first what is
 * known, then what is known in part, what is open, and what is not published. A moon beside each
 * says which it is, too.
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
  const answered = questions.map((question) => ({
    question,
    ...answerTo(question, text, language, owners),
  }));
  return states.map((group) => {
    const rows = answered.filter(({ state }) => state === group);
    return (
      rows.length > 0 && (
        <Section
          key={group}
          heading={text.groups[group]}
          wide
          line={lineOf[group]}
          className={group === 'open' ? band.water : undefined}
        >
          <div className={styles.answers}>
            {rows.map(({ question, heading, paragraphs, more, state }) => (
              <Row
                key={question}
                id={question}
                as="section"
                head={<h3 className={styles[state]}>{heading}</h3>}
                note={more && <MoreLinks to={more} language={language} />}
              >
                <Paragraphs of={paragraphs} language={language} />
              </Row>
            ))}
          </div>
        </Section>
      )
    );
  });
}

/** How many answers there are of each kind, a moon for each. */
export function Moons({
  text,
  language,
  owners,
}: {
  text: PracticalInformation;
  language: Language;
  owners?: OwnersPart;
}) {
  const answers = questions.map((question) => answerTo(question, text, language, owners).state);
  return (
    <ul className={styles.moons}>
      {states.map((state) => {
        const found = answers.filter((each) => each === state);
        return (
          <li key={state} className={styles[state]}>
            <b>{`${String(found.length)} · ${text.states[state]}`}</b>
            {found.map((_, position) => (
              <span key={position} />
            ))}
          </li>
        );
      })}
    </ul>
  );
}

/** The way to ask about what is not here. */
export function Closing({ text, language }: { text: PracticalInformation; language: Language }) {
  const { closing } = text;
  return (
    <Section
      heading={closing.heading}
      line={lines.practicalInformation.closing}
      note={
        <Actions>
          <MailButton mail={closing.mail} />
          <ButtonLink href={href('waitlist', language)} look="quiet">
            {closing.join}
          </ButtonLink>
        </Actions>
      }
    >
      <p>{closing.text}</p>
    </Section>
  );
}
