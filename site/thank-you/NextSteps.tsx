import type { ThankYou } from '../../content/en/thank-you.ts';
import { Paragraphs } from '../ui/paragraphs/Paragraphs.tsx';
import { Section } from '../ui/section/Section.tsx';

/** What happens after joining. */
export function NextSteps({ text }: { text: ThankYou['next'] }) {
  return (
    <Section heading={text.heading}>
      <Paragraphs of={text.paragraphs} />
    </Section>
  );
}
