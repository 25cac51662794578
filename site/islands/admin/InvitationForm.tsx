import type { Admin } from '../../../content/en/admin.ts';
import styles from './dashboard.module.css';
import { Form, typedIn } from './dashboard/Form.tsx';
import { Why } from './LoginForm.tsx';
import { BusyButton } from './dashboard/Act.tsx';
import { Field } from './dashboard/Form.tsx';

/** Asks a helper whom the owner has invited to make a passkey, which logs in. */
export function InvitationForm({
  text,
  failure,
  loginHref,
  busy,
  onAccept,
}: {
  text: Pick<Admin, 'invitation' | 'login' | 'dashboard'>;
  /** Why the last try did not succeed. */
  failure: string | undefined;
  /** This page without the invitation. */
  loginHref: string;
  busy: boolean;
  /** @param name of the passkey */
  onAccept: (name: string) => void;
}) {
  const { passkeys } = text.dashboard.account;
  return (
    <Form
      className={`${styles.stack} ${styles.login}`}
      onSend={(form) => onAccept(typedIn(form, 'name').trim())}
    >
      <h1>{text.invitation.heading}</h1>
      <Why failure={failure} />
      <p>{text.invitation.note}</p>
      <Field
        label={passkeys.name}
        hint={passkeys.nameHint}
        name="name"
        required
        pattern=".*\S.*"
        maxLength={60}
      />
      <BusyButton type="submit" busy={busy} aria-describedby={failure && 'login-why'}>
        {busy ? text.login.waiting : text.invitation.accept}
      </BusyButton>
      <p>
        <a href={loginHref}>{text.invitation.already}</a>
      </p>
    </Form>
  );
}
