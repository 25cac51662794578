import type { Waitlist } from '../../../content/en/waitlist.ts';
import type { Language } from '../../../domain/language.ts';
import { feedPath } from '../../build/absolute-address.ts';
import { Paragraphs } from '../../ui/paragraphs/Paragraphs.tsx';
import { Section } from '../../ui/section/Section.tsx';

/** What has come of it so far, and the way to follow it without an address. */
export function Standing({ text, language }: { text: Waitlist['standing']; language: Language }) {
  return (
    <Section heading={text.heading}>
      <Paragraphs of={text.paragraphs} />
      <p>
        {text.withoutAddress} <a href={feedPath(language)}>{text.feed}</a>.
      </p>
    </Section>
  );
}
