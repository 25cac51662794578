import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { longestNote, type OpenedSubmission } from '../../../../../domain/admin/rights.ts';
import { useDashboard, useSession } from '../dashboard-context.ts';
import styles from './Person.module.css';
import { fill } from '../../../../../domain/text.ts';
import { Actions, Button } from '../../../../ui/button/Button.tsx';
import fields from '../field/Field.module.css';

/** The note beside a person. */
export function Note({ submission: { email, note } }: { submission: OpenedSubmission }) {
  const { text } = useDashboard();
  const words = text.rights.note;
  const { call } = useSession();
  const client = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const save = useMutation({
    mutationFn: () => call('write_note', { email, text: field.current?.value ?? '' }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['submission'] }),
  });
  const said = save.isSuccess ? words.saved : save.isError ? text.failure.action : '';
  return (
    <section className={styles.rights} aria-labelledby="note-heading">
      <h4 id="note-heading">
        <label htmlFor="note">{words.heading}</label>
      </h4>
      <textarea
        ref={field}
        id="note"
        className={fields.input}
        rows={2}
        maxLength={longestNote}
        dir="auto"
        defaultValue={note?.text}
        aria-describedby="note-hint"
        onChange={save.reset}
      />
      <p id="note-hint">{fill(words.hint, { limit: String(longestNote) })}</p>
      <Actions>
        <Button look="quiet" disabled={save.isPending} onClick={() => save.mutate()}>
          {words.save}
        </Button>
      </Actions>
      <p role="status" className={styles.status}>
        {said}
      </p>
    </section>
  );
}
