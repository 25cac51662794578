import { useMutation } from '@tanstack/react-query';
import type { AdminRequestInput } from '../../../../../domain/admin/api.ts';
import { provedMinutes } from '../../../../../domain/admin/account.ts';
import { fill } from '../../../../../domain/text.ts';
import { Actions, Button } from '../../../../ui/button/Button.tsx';
import type { Session } from '../../api-client.ts';
import { whyNot } from '../why-not.ts';
import { BusyButton } from '../BusyButton.tsx';
import { Dialog } from '../Dialog.tsx';
import dashboard from '../Dashboard.module.css';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Field } from '../field/Field.tsx';
import type { ProofQuestion } from '../use-tools.ts';

type Proof = AdminRequestInput<'admin_prove'>['proof'];

/** Asks in a dialog for a passkey or the password, before it goes on with what was pressed. */
export function Prove(props: ProofQuestion) {
  return (
    <Dialog isAnnounced labelledBy="prove" onClose={props.onCancel}>
      <ProveForm {...props} />
    </Dialog>
  );
}

/** What the dialog holds. */
export function ProveForm({ hasPasskey, hasPassword, onProved, onCancel }: ProofQuestion) {
  const { text, format } = useDashboard();
  const words = text.proof;
  const { request, account } = useSession();
  const prove = useMutation({
    mutationFn: async (proof: Proof | 'passkey') => {
      const shown = proof === 'passkey' ? await sign(request) : proof;
      if (!shown) return 'untouched';
      const { proved } = await request('admin_prove', { proof: shown });
      return proved ? 'proved' : 'wrong';
    },
    onSuccess: (result) => {
      if (result === 'proved') onProved();
    },
  });
  const refused = prove.data && prove.data !== 'proved' ? words[prove.data] : undefined;
  // Said below what it was tried by.
  const isAtField = prove.variables !== 'passkey';
  return (
    <form
      className={dashboard.export}
      onSubmit={(event) => {
        event.preventDefault();
        prove.mutate({ password: new FormData(event.currentTarget).get('password') as string });
      }}
    >
      <h3 id="prove">{words.heading}</h3>
      <p id="prove-why">
        {!hasPassword ? words.passkey : hasPasskey ? words.either : words.password}{' '}
        {fill(words.then, { minutes: format.number(provedMinutes) })}
      </p>
      {hasPasskey && (
        <Actions>
          <BusyButton busy={prove.isPending} onClick={() => prove.mutate('passkey')}>
            {words.withPasskey}
          </BusyButton>
        </Actions>
      )}
      {hasPassword && (
        <>
          {/* Password managers look for the password of this name. */}
          <input hidden readOnly autoComplete="username" value={account.username} />
          <Field
            label={text.account.now}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            error={isAtField ? refused : undefined}
            aria-describedby="prove-why"
          />
        </>
      )}
      <Actions>
        {hasPassword && (
          <BusyButton type="submit" look={hasPasskey ? 'quiet' : 'primary'} busy={prove.isPending}>
            {words.withPassword}
          </BusyButton>
        )}
        <Button look="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      </Actions>
      <p role="status">{prove.isError ? whyNot(prove.error, text) : !isAtField && refused}</p>
    </form>
  );
}

/** @returns nothing where no passkey was touched: that was cancelled, or took too long */
async function sign(request: Session['request']) {
  const optionsJSON = await request('admin_prove_options', {});
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const response = await startAuthentication({ optionsJSON }).catch(() => undefined);
  return response && { response };
}
