import type { About } from '../../content/en/about.ts';
import type { Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { ButtonLink } from '../ui/button/Button.tsx';
import { Paragraphs } from '../ui/paragraphs/Paragraphs.tsx';
import { Section } from '../ui/section/Section.tsx';
import { Sources } from '../ui/sources/Sources.tsx';

/** What the mission rests on, one section an idea. */
export function Mission({ sections }: { sections: About['sections'] }) {
  return sections.map(({ heading, paragraphs, sources }) => (
    <Section key={heading} heading={heading}>
      <Paragraphs of={paragraphs} />
      <Sources sources={sources} />
    </Section>
  ));
}

/** The two ways to be part of it. */
export function MissionActions({ text, language }: { text: About; language: Language }) {
  return (
    <>
      <ButtonLink href={href('waitlist', language)}>{text.join}</ButtonLink>
      <ButtonLink href={href('partnerships', language)} look="quiet">
        {text.partner}
      </ButtonLink>
    </>
  );
}
