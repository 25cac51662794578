import type { Home } from '../../content/en/home.ts';
import { ButtonLink } from '../ui/button/Button.tsx';
import { PageHeading } from '../ui/page-heading/PageHeading.tsx';

/** What the place is, in one breath, and the way to the form. */
export function Hero({ text }: { text: Home['hero'] }) {
  return (
    <PageHeading heading={text.heading} intro={[text.text]}>
      <ButtonLink href="#join-form">{text.join}</ButtonLink>
    </PageHeading>
  );
}
