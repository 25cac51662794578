import type { Partnerships } from '../../../content/en/partnerships.ts';
import { MailButton } from '../../ui/mail-button/MailButton.tsx';
import { Paragraphs } from '../../ui/paragraphs/Paragraphs.tsx';
import { Section } from '../../ui/section/Section.tsx';

/** How to become a founding partner. `founding-partner` is the link whose clicks are counted. */
export function FoundingPartner({ text }: { text: Partnerships['founding'] }) {
  const [invitation, ...timeline] = text.paragraphs;
  return (
    <Section heading={text.heading} note={<Paragraphs of={timeline} />}>
      <p>{invitation}</p>
      <MailButton id="founding-partner" mail={text.mail} />
    </Section>
  );
}
