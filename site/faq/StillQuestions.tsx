import type { Faq } from '../../content/en/faq.ts';
import type { Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { Actions, ButtonLink } from '../ui/button/Button.tsx';
import { MailButton } from '../ui/mail-button/MailButton.tsx';
import { Section } from '../ui/section/Section.tsx';

/** For whoever did not find an answer: write to us, or join. */
export function StillQuestions({ text, language }: { text: Faq['contact']; language: Language }) {
  return (
    <Section heading={text.heading} raised>
      <p>{text.text}</p>
      <Actions>
        <MailButton mail={text.mail} />
        <ButtonLink href={href('waitlist', language)} look="quiet">
          {text.join}
        </ButtonLink>
      </Actions>
    </Section>
  );
}
