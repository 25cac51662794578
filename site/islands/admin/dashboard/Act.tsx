import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import type { Admin } from '../../../../content/en/admin.ts';
import { unproved } from '../../../../domain/admin/account.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ApiError, untouched } from '../api-client.ts';
import styles from '../dashboard.module.css';
import { useDashboard } from './dashboard-context.ts';
import { Fold } from './Fold.tsx';
import { Field, FieldErrors, Form, typedIn } from './Form.tsx';
import { answer } from './queries.ts';

/** What is wrong in which field of a form. */
export class WrongFields extends Error {
  override name = 'WrongFields';
  /** Sentences by the names of fields. */
  readonly fields: Record<string, string>;
  constructor(fields: Record<string, string>) {
    super('wrong fields');
    this.fields = fields;
  }
}

/** Whether what was sent did not show that it is still the administrator. */
const isUnproved = (error: Error): boolean =>
  error instanceof ApiError && [unproved, untouched].includes(error.message);

/** The words if something was not done, or the server did not look at a password. */
function whyNot(error: Error, text: Admin['dashboard']): string {
  if (isUnproved(error))
    return error.message === untouched ? text.proof.untouched : text.proof.wrong;
  const isTooOften = error instanceof ApiError && error.status === 429;
  return isTooOften ? text.account.tooOften : text.failure.action;
}

/**
 * Does something on the server, after which all that is shown is asked for again. Its status stands
 * where it was pressed, says what was done and takes the focus.
 * @param run says what was done; an empty text where the focus goes elsewhere. A form that it is
 * handed has the focus where it throws `WrongFields`
 */
export function useAct<Input = void>(run: (input: Input) => Promise<ReactNode>) {
  const { text, session } = useDashboard();
  const client = useQueryClient();
  const status = useRef<HTMLParagraphElement>(null);
  const wrongIn = (error: Error | null, input?: Input): Record<string, string> => {
    if (!(input instanceof HTMLFormElement)) return {};
    if (error instanceof WrongFields) return error.fields;
    const isInField = error && isUnproved(error) && session.account.password !== 'none';
    return isInField ? { proof: whyNot(error, text) } : {};
  };
  const { mutate, isPending, data, error, variables } = useMutation({
    mutationFn: run,
    onSuccess: (said) => {
      // The pressed button may go, and would take the focus along.
      if (said !== '') status.current?.focus();
      void client.invalidateQueries();
    },
    onError: (refused, input) => {
      const [field] = Object.keys(wrongIn(refused, input));
      if (!field || !(input instanceof HTMLFormElement)) status.current?.focus();
      else input.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
    },
  });
  const wrong = wrongIn(error, variables);
  return {
    act: mutate,
    busy: isPending,
    /** What is wrong, by the names of the fields. */
    wrong,
    status: (
      <p ref={status} tabIndex={-1} role="status" className={styles.status}>
        {error ? Object.keys(wrong).length === 0 && whyNot(error, text) : data}
      </p>
    ),
  };
}

/**
 * A button that does nothing while `busy`, as while the server answers, and keeps the focus, which
 * a browser takes from a disabled one.
 */
export function BusyButton({
  busy,
  onClick,
  ...button
}: { busy: boolean } & Omit<ComponentProps<typeof Button>, 'disabled'>) {
  return (
    <Button
      {...button}
      aria-disabled={busy}
      // Enter in a form presses its button, too.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}

/**
 * A form, or a button alone, that does something on the server. Below it stands what was done, or
 * in its fields what is wrong in them (`WrongFields`).
 */
export function ActForm({
  run,
  submit,
  look = 'quiet',
  isOff = false,
  isProved = false,
  children,
  ...form
}: {
  /** @param typed what was typed into a field @returns what is said */
  run: (typed: (field: string) => string, form: HTMLFormElement) => Promise<ReactNode>;
  submit: string;
  /** Whether it does nothing yet. */
  isOff?: boolean;
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
        <BusyButton type="submit" look={look} busy={busy || isOff}>
          {submit}
        </BusyButton>
      </Form>
      {status}
    </>
  );
}

/**
 * A button for what no other press takes back. It is folded: unfolded, it stands below what will be
 * so afterwards.
 */
export const ConfirmButton = ({
  question,
  isProved = false,
  onConfirm,
  children,
  busy,
  'aria-label': name,
}: {
  busy: boolean;
  question: ReactNode;
  /** Whether it also asks for the password, or a passkey. */
  isProved?: boolean;
  /** @param form holds what was typed */
  onConfirm: (form: HTMLFormElement) => void;
  'aria-label'?: string;
  children: ReactNode;
}) => (
  <Fold summary={children} name={name} isDangerous>
    <Form onSend={onConfirm}>
      <p>{question}</p>
      {isProved && <ProofField />}
      <BusyButton type="submit" look="quiet" busy={busy}>
        {children}
      </BusyButton>
    </Form>
  </Fold>
);

/**
 * Asks in a form for the password, which shows that it is still the administrator. Left empty, a
 * passkey is asked for once the form is sent (`proofIn`), where there is one.
 */
export function ProofField() {
  const { text, session } = useDashboard();
  const { proof } = text;
  const { data } = useQuery(answer(session, 'account', {}));
  const hasPasskey = data?.passkeys.some(({ rp_id }) => rp_id === location.hostname) ?? false;
  if (session.account.password === 'none') return <p>{proof.passkey}</p>;
  return (
    <>
      {/* Password managers look for the password of this name. */}
      <input hidden readOnly autoComplete="username" value={session.account.username} />
      <Field
        label={proof.password}
        hint={hasPasskey ? proof.orPasskey : undefined}
        required={!hasPasskey}
        name="proof"
        type="password"
        autoComplete="current-password"
      />
    </>
  );
}
