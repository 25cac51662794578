import type { ComponentProps, ReactNode } from 'react';
import { BusyButton } from './BusyButton.tsx';
import { Form, typedIn } from './Form.tsx';
import { useAct } from './use-act.tsx';

/** A form that does something on the server, and says below it what was done. */
export function ActForm({
  run,
  submit,
  look = 'quiet',
  children,
  ...form
}: {
  /** @param typed what was typed into a field @returns what is said */
  run: (typed: (field: string) => string, form: HTMLFormElement) => Promise<ReactNode>;
  submit: string;
  children?: ReactNode;
} & Pick<ComponentProps<typeof BusyButton>, 'look'> &
  Pick<ComponentProps<'form'>, 'className' | 'noValidate'>) {
  const { act, busy, status } = useAct((sent: HTMLFormElement) =>
    run((field) => typedIn(sent, field), sent),
  );
  return (
    <>
      <Form {...form} onSend={act}>
        {children}
        <BusyButton type="submit" look={look} busy={busy}>
          {submit}
        </BusyButton>
      </Form>
      {status}
    </>
  );
}
