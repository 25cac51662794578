import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Actions } from '../../../../ui/button/Button.tsx';
import { proofIn, Unproved, type Proof } from '../../api-client.ts';
import { BusyButton } from '../BusyButton.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { whyNot } from '../why-not.ts';
import styles from '../../dashboard.module.css';
import { ProofField } from './ProofField.tsx';

/** Why a form was refused for what stands in one of its fields. */
export class FieldError extends Error {
  override name = 'FieldError';
  readonly field: string;

  /** @param words shown at the field */
  constructor(field: string, words: string) {
    super(words);
    this.field = field;
  }
}

/** A form of the account, which shows who sends it: below its own fields it asks for a proof. */
export function ProvedForm({
  submit,
  onSend,
  children,
}: {
  submit: string;
  /**
   * @returns what is said afterwards
   * @throws FieldError, whose field then has the focus
   */
  onSend: (typed: (field: string) => string, prove: () => Promise<Proof>) => Promise<string>;
  /** @param errorAt says what is wrong in a field */
  children: (errorAt: (field: string) => string | undefined) => ReactNode;
}) {
  const { text } = useDashboard();
  const { call } = useSession();
  const client = useQueryClient();
  const { mutate, error, data, isPending } = useMutation({
    mutationFn: (form: HTMLFormElement) => {
      const fields = new FormData(form);
      const typed = (field: string) => {
        const value = fields.get(field);
        return typeof value === 'string' ? value : '';
      };
      return onSend(typed, () => proofIn(form, call));
    },
    onSuccess: (_said, form) => {
      form.reset();
      return client.invalidateQueries();
    },
    onError: (failure, form) => {
      if (failure instanceof FieldError) {
        form.querySelector<HTMLInputElement>(`[name=${failure.field}]`)?.focus();
      }
    },
  });
  const isAtField = error instanceof FieldError || error instanceof Unproved;
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        mutate(event.currentTarget);
      }}
    >
      {children((field) =>
        error instanceof FieldError && error.field === field ? error.message : undefined,
      )}
      <ProofField error={error} />
      <Actions>
        <BusyButton type="submit" busy={isPending}>
          {submit}
        </BusyButton>
      </Actions>
      <p role="status" className={styles.status}>
        {error && !isAtField ? whyNot(error, text) : data}
      </p>
    </form>
  );
}
