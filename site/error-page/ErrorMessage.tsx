import type { Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { ButtonLink } from '../ui/button/Button.tsx';
import { PageHeading } from '../ui/page-heading/PageHeading.tsx';

/** What went wrong, what it means and a link home. */
export function ErrorMessage({
  text,
  language,
}: {
  text: { heading: string; text: string; home: string };
  language: Language;
}) {
  return (
    <PageHeading
      heading={text.heading}
      intro={[text.text]}
      picture={{ name: 'forest-path', language }}
    >
      <ButtonLink href={href('home', language)}>{text.home}</ButtonLink>
    </PageHeading>
  );
}
