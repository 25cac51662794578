import type { ComponentProps, ReactNode } from 'react';
import { ProofField } from './account/ProofField.tsx';
import { BusyButton } from './BusyButton.tsx';
import { FieldErrors } from './Field.tsx';
import { Form, typedIn } from './Form.tsx';
import { useAct } from './use-act.tsx';

/**
 * A form that does something on the server, and says below it what was done, or in its fields what
 * is wrong in them (`WrongFields`).
 */
export function ActForm({
  run,
  submit,
  look = 'quiet',
  isProved = false,
  children,
  ...form
}: {
  /** @param typed what was typed into a field @returns what is said */
  run: (typed: (field: string) => string, form: HTMLFormElement) => Promise<ReactNode>;
  submit: string;
  /** Whether it also asks for the password, or a passkey (`proofIn`). */
  isProved?: boolean;
  children?: ReactNode;
} & Pick<ComponentProps<typeof BusyButton>, 'look'> &
  Pick<ComponentProps<'form'>, 'className' | 'noValidate'>) {
  const { act, busy, wrong, status } = useAct((sent: HTMLFormElement) =>
    run((field) => typedIn(sent, field), sent),
  );
  return (
    <>
      <Form {...form} onSend={act}>
        <FieldErrors value={wrong}>
          {children}
          {isProved && <ProofField />}
        </FieldErrors>
        <BusyButton type="submit" look={look} busy={busy}>
          {submit}
        </BusyButton>
      </Form>
      {status}
    </>
  );
}
