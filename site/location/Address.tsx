import type { Location } from '../../content/en/location.ts';
import type { Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { ButtonLink } from '../ui/button/Button.tsx';
import { Section } from '../ui/section/Section.tsx';

/** The address and the coordinates. */
export function Address({ text, language }: { text: Location; language: Language }) {
  return (
    <Section heading={text.address.heading} raised>
      <address>{text.address.text}</address>
      <p>
        {text.coordinates.label}: {text.coordinates.value}
      </p>
      <p>{text.address.note}</p>
      <ButtonLink href={href('waitlist', language)}>{text.join}</ButtonLink>
    </Section>
  );
}
