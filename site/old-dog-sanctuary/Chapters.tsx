import type { OldDogSanctuary } from '../../content/en/old-dog-sanctuary.ts';
import type { Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { ButtonLink } from '../ui/button/Button.tsx';
import { Paragraphs } from '../ui/paragraphs/Paragraphs.tsx';
import { Section } from '../ui/section/Section.tsx';
import { Sources } from '../ui/sources/Sources.tsx';

/** The story of the sanctuary, chapter by chapter. */
export function Chapters({ chapters }: { chapters: OldDogSanctuary['chapters'] }) {
  return chapters.map(({ heading, paragraphs, sources }) => (
    <Section key={heading} heading={heading}>
      <Paragraphs of={paragraphs} />
      <Sources sources={sources} />
    </Section>
  ));
}

/** Who hears first, and how to be one of them. */
export function Closing({ text, language }: { text: OldDogSanctuary; language: Language }) {
  return (
    <Section heading={text.closing.heading} raised>
      <p>{text.closing.text}</p>
      <ButtonLink href={href('waitlist', language)}>{text.join}</ButtonLink>
    </Section>
  );
}
