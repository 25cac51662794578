import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import styles from '../dashboard.module.css';
import { useDashboard } from './dashboard-context.ts';
import { isUnproved, whyNot, WrongFields } from './why-not.ts';

/**
 * Does something on the server, after which all that is shown is asked for again. Its status stands
 * where it was pressed, says what was done and takes the focus.
 * @param run says what was done; nothing where the focus goes elsewhere. A form that it is handed
 * has the focus where it throws `WrongFields`
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
