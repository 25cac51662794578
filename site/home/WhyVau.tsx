import type { Home } from '../../content/en/home.ts';
import type { Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { Section } from '../ui/section/Section.tsx';
import { TitledList } from '../ui/titled-list/TitledList.tsx';

/** Why here: four benefits and the coordinates. */
export function WhyVau({ text, language }: { text: Home['place']; language: Language }) {
  return (
    <Section heading={text.heading}>
      <p>{text.intro}</p>
      <TitledList items={text.benefits} />
      <p>
        {text.coordinates.label}: <strong>{text.coordinates.value}</strong>
      </p>
      <a href={href('location', language)}>{text.link}</a>
    </Section>
  );
}
