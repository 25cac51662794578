import type { BurnoutRecovery } from '../../content/en/burnout-recovery.ts';
import type { Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { Accordion } from '../ui/accordion/Accordion.tsx';
import { Actions, ButtonLink } from '../ui/button/Button.tsx';
import { MailButton } from '../ui/mail-button/MailButton.tsx';
import { Paragraphs } from '../ui/paragraphs/Paragraphs.tsx';
import { Section } from '../ui/section/Section.tsx';
import { Sources } from '../ui/sources/Sources.tsx';
import styles from './Burnout.module.css';

/** What research found, each point with its study in the margin. */
export function Findings({ text }: { text: BurnoutRecovery['science'] }) {
  return (
    <Section heading={text.heading} raised wide>
      <p>{text.intro}</p>
      <ul className={styles.findings}>
        {text.findings.map(({ text: finding, sources }) => (
          <li key={finding}>
            <p>{finding}</p>
            <Sources sources={sources} />
          </li>
        ))}
      </ul>
      <p>{text.limits}</p>
    </Section>
  );
}

/** Plain text under a heading: what to expect, and what not to. */
export function TextSection({ text }: { text: { heading: string; paragraphs: string[] } }) {
  return (
    <Section heading={text.heading}>
      <Paragraphs of={text.paragraphs} />
    </Section>
  );
}

/** Four questions, one open at a time. */
export function ProgrammeQuestions({ text }: { text: BurnoutRecovery['faq'] }) {
  return (
    <Section heading={text.heading} raised>
      <Accordion name="programme-questions" items={text.items} />
    </Section>
  );
}

/** The clarity call, by mail, and the waitlist. */
export function ClarityCall({ text, language }: { text: BurnoutRecovery; language: Language }) {
  return (
    <Section heading={text.clarityCall.heading}>
      <p>{text.clarityCall.text}</p>
      <Actions>
        <MailButton mail={text.clarityCall} />
        <ButtonLink href={href('waitlist', language)} look="quiet">
          {text.join}
        </ButtonLink>
      </Actions>
    </Section>
  );
}
