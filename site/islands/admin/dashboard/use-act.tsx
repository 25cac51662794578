import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import styles from '../dashboard.module.css';
import { useDashboard } from './dashboard-context.ts';
import { whyNot } from './why-not.ts';

/**
 * Does something on the server, after which all that is shown is asked for again. Its status stands
 * where it was pressed, says what was done and takes the focus.
 * @param run says what was done
 */
export function useAct<Input = void>(run: (input: Input) => Promise<ReactNode>) {
  const { text } = useDashboard();
  const client = useQueryClient();
  const status = useRef<HTMLParagraphElement>(null);
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: run,
    onSuccess: () => {
      // The pressed button may go, and would take the focus along.
      status.current?.focus();
      void client.invalidateQueries();
    },
    onError: () => status.current?.focus(),
  });
  return {
    act: mutate,
    busy: isPending,
    status: (
      <p ref={status} tabIndex={-1} role="status" className={styles.status}>
        {error ? whyNot(error, text) : data}
      </p>
    ),
  };
}
