import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../../../ui/button/Button.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Field } from '../field/Field.tsx';
import styles from './Requests.module.css';

/** Marks an open request as done, or as refused for a reason. */
export function AnswerRequest({ id }: { id: string }) {
  const { text } = useDashboard();
  const { requests } = text.rights;
  const { call } = useSession();
  const client = useQueryClient();
  const reason = useRef<HTMLInputElement>(null);
  const [refusing, setRefusing] = useState(false);
  const answer = useMutation({
    mutationFn: (refused: string | null) => call('answer_request', { id, refused }),
    onSuccess: () => client.invalidateQueries(),
  });
  return (
    <form
      className={styles.answer}
      onSubmit={(event) => {
        event.preventDefault();
        answer.mutate(reason.current?.value.trim() ?? '');
      }}
    >
      {refusing ? (
        <>
          <Field ref={reason} label={requests.reason} look="quiet" maxLength={1000} required />
          <Button type="submit" look="quiet" disabled={answer.isPending}>
            {requests.refuse}
          </Button>
          <Button look="quiet" onClick={() => setRefusing(false)}>
            {text.cancel}
          </Button>
        </>
      ) : (
        <>
          <Button look="quiet" disabled={answer.isPending} onClick={() => answer.mutate(null)}>
            {requests.answer}
          </Button>
          <Button look="quiet" onClick={() => setRefusing(true)}>
            {requests.refuse}
          </Button>
        </>
      )}
      {answer.isError && <p role="alert">{text.failure.action}</p>}
    </form>
  );
}
