import { ButtonLink } from '../button/Button.tsx';
import { mailto } from '../mailto.ts';

/** A button that opens a message to the retreat, its subject already written. */
export function MailButton({
  mail,
  id,
}: {
  mail: { label: string; subject: string };
  id?: string;
}) {
  return (
    <ButtonLink id={id} href={mailto(mail.subject)}>
      {mail.label}
    </ButtonLink>
  );
}
