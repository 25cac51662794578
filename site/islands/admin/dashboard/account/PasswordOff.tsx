import type { PasskeyEntry, PasswordState } from '../../../../../domain/admin/api.ts';
import { canReplacePassword } from '../../../../../domain/admin/account.ts';
import { Actions } from '../../../../ui/button/Button.tsx';
import { ConfirmButton } from '../ConfirmButton.tsx';
import { useDashboard } from '../dashboard-context.ts';

/** Switches the password off, or says what that needs. */
export function PasswordOff({
  passkeys,
  password,
  busy,
  onSwitchOff,
}: {
  passkeys: readonly PasskeyEntry[];
  password: PasswordState;
  busy: boolean;
  onSwitchOff: () => void;
}) {
  const words = useDashboard().text.account.off;
  const enough = canReplacePassword(passkeys);
  const note = enough ? words.note : words.tooFew;
  return (
    <>
      <h3>{words.heading}</h3>
      <p>{password === 'on' ? note : password === 'off' ? words.isOff : words.configured}</p>
      {password === 'on' && enough && (
        <Actions>
          <ConfirmButton look="quiet" busy={busy} question={words.sure} onConfirm={onSwitchOff}>
            {words.switchOff}
          </ConfirmButton>
        </Actions>
      )}
    </>
  );
}
