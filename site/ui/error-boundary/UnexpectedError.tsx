import { ButtonLink } from '../button/Button.tsx';

/** The message for a visitor after an unexpected failure: what happened and a link home. */
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
