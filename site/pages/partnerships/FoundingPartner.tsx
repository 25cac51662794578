import type { Partnerships } from '../../../content/en/partnerships.ts';
import { lines } from '../../../content/lines.ts';
import { MailButton } from '../../ui/mail-button/MailButton.tsx';
import { Section } from '../../ui/section/Section.tsx';

/** How to become a founding partner. `founding-partner` is the link whose clicks are counted. */
export function FoundingPartner({ text }: { text: Partnerships['founding'] }) {
  return (
    <Section heading={text.heading} note={<p>{text.who}</p>} line={lines.partnerships.founding}>
      <p>{text.text}</p>
      <MailButton id="founding-partner" mail={text.mail} />
    </Section>
  );
}
