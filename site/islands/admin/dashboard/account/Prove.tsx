import { useMutation } from '@tanstack/react-query';
import type { AdminRequestInput } from '../../../../../domain/admin/api.ts';
import { Actions, Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Field } from '../field/Field.tsx';
import styles from './Account.module.css';
import { whyNot } from './why-not.ts';

type Proof = AdminRequestInput<'admin_prove'>['proof'];

/** Asks for the password or a passkey again, where the session last showed one too long ago. */
export function Prove({
  hasPasskey,
  onProved,
  onCancel,
}: {
  hasPasskey: boolean;
  onProved: () => void;
  onCancel: () => void;
}) {
  const { text } = useDashboard();
  const words = text.account.passkeys;
  const { request } = useSession();
  const prove = useMutation({
    mutationFn: async (proof: Proof | 'passkey') => {
      const shown = proof === 'passkey' ? { response: await sign() } : proof;
      return request('admin_prove', { proof: shown });
    },
    onSuccess: ({ proved }) => {
      if (proved) onProved();
    },
  });
  const sign = async () => {
    const optionsJSON = await request('admin_prove_options', {});
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return startAuthentication({ optionsJSON });
  };
  const refused = prove.data?.proved === false ? words.wrong : undefined;
  return (
    <Dialog labelledBy="prove" onClose={onCancel}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          prove.mutate({ password: new FormData(event.currentTarget).get('password') as string });
        }}
      >
        <p id="prove">{words.prove}</p>
        {hasPasskey && (
          <Actions>
            <Button
              disabled={prove.isPending}
              onClick={() => {
                prove.mutate('passkey');
              }}
            >
              {words.withPasskey}
            </Button>
          </Actions>
        )}
        <Field
          label={text.account.now}
          name="password"
          type="password"
          autoComplete="current-password"
          error={refused}
        />
        <Actions>
          <Button type="submit" look={hasPasskey ? 'quiet' : 'primary'} disabled={prove.isPending}>
            {words.withPassword}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        </Actions>
        <p role="status" className={styles.status}>
          {prove.isError && whyNot(prove.error, text)}
        </p>
      </form>
    </Dialog>
  );
}
