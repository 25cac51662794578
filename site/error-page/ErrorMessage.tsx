import { ButtonLink } from '../ui/button/Button.tsx';
import { PageHeading } from '../ui/page-heading/PageHeading.tsx';

/** What went wrong, what it means and the way home. */
export function ErrorMessage({
  text,
  homeHref,
}: {
  text: { heading: string; text: string; home: string };
  homeHref: string;
}) {
  return (
    <PageHeading heading={text.heading} intro={[text.text]}>
      <ButtonLink href={homeHref}>{text.home}</ButtonLink>
    </PageHeading>
  );
}
