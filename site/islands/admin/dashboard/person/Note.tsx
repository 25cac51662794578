import { longestNote, type OpenedSubmission } from '../../../../../domain/admin/rights.ts';
import { fill } from '../../../../../domain/text.ts';
import { BusyButton } from '../BusyButton.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Field } from '../field/Field.tsx';
import { Form, typedIn } from '../Form.tsx';
import { useAct } from '../use-act.tsx';

/** The note beside a person. */
export function Note({ submission: { email, note } }: { submission: OpenedSubmission }) {
  const words = useDashboard().text.rights.note;
  const { call } = useSession();
  const { act, busy, status } = useAct(async (form: HTMLFormElement) => {
    await call('write_note', { email, text: typedIn(form, 'note') });
    return words.saved;
  });
  return (
    <section>
      <Form onSend={act}>
        <Field
          label={words.heading}
          hint={fill(words.hint, { limit: String(longestNote) })}
          name="note"
          rows={2}
          maxLength={longestNote}
          dir="auto"
          defaultValue={note?.text}
        />
        <BusyButton type="submit" look="quiet" busy={busy}>
          {words.save}
        </BusyButton>
        {status}
      </Form>
    </section>
  );
}
