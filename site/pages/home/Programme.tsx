import type { Home } from '../../../content/en/home.ts';
import { lines } from '../../../content/lines.ts';
import type { Language } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { Section } from '../../ui/section/Section.tsx';

/** The signature programme in three lines, and where it is told day by day. */
export function Programme({ text, language }: { text: Home['programme']; language: Language }) {
  return (
    <Section heading={text.heading} line={lines.home.programme}>
      <p>
        {text.text} <a href={href('burnoutRecovery', language)}>{text.link}</a>
      </p>
    </Section>
  );
}
