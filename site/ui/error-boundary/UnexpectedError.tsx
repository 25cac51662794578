import { ButtonLink } from '../button/Button.tsx';

/** What a visitor sees where something failed that should not: what happened and a way home. */
export function UnexpectedError({
  text,
  homeHref,
}: {
  text: { heading: string; text: string; home: string };
  homeHref: string;
}) {
  return (
    <div role="alert">
      <h2>{text.heading}</h2>
      <p>{text.text}</p>
      <ButtonLink href={homeHref}>{text.home}</ButtonLink>
    </div>
  );
}
