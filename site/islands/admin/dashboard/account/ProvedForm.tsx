import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Actions } from '../../../../ui/button/Button.tsx';
import { proofIn, type Proof } from '../../api-client.ts';
import styles from '../../dashboard.module.css';
import { BusyButton } from '../BusyButton.tsx';
import { useDashboard } from '../dashboard-context.ts';
import { Form, typedIn } from '../Form.tsx';
import { isUnproved, whyNot } from '../why-not.ts';
import { ProofField } from './ProofField.tsx';

/** What is said after a form was sent, or what is wrong in one of its fields. */
type Outcome = { said: string } | { wrongIn: string; why: string };

/** A form of the account, which shows who sends it: below its own fields it asks for a proof. */
export function ProvedForm({
  submit,
  onSend,
  children,
}: {
  submit: string;
  onSend: (typed: (field: string) => string, prove: () => Promise<Proof>) => Promise<Outcome>;
  /** @param errorAt says what is wrong in a field */
  children: (errorAt: (field: string) => string | undefined) => ReactNode;
}) {
  const { text, session } = useDashboard();
  const client = useQueryClient();
  const { mutate, error, data, isPending } = useMutation({
    mutationFn: (form: HTMLFormElement) =>
      onSend(
        (field) => typedIn(form, field),
        () => proofIn(form, session.call),
      ),
    onSuccess: (outcome, form) => {
      if ('wrongIn' in outcome) {
        form.querySelector<HTMLInputElement>(`[name=${outcome.wrongIn}]`)?.focus();
        return undefined;
      }
      form.reset();
      return client.invalidateQueries();
    },
    onError: (refused, form) => {
      if (isUnproved(refused)) form.querySelector<HTMLInputElement>('[name=proof]')?.focus();
    },
  });
  const wrong = data && 'wrongIn' in data ? data : undefined;
  const said = data && 'said' in data ? data.said : undefined;
  return (
    <Form onSend={mutate}>
      {children((field) => (wrong?.wrongIn === field ? wrong.why : undefined))}
      <ProofField error={error} />
      <Actions>
        <BusyButton type="submit" busy={isPending}>
          {submit}
        </BusyButton>
      </Actions>
      <p role="status" className={styles.status}>
        {error && !isUnproved(error) ? whyNot(error, text) : said}
      </p>
    </Form>
  );
}
