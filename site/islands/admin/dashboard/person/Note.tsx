import type { OpenedSubmission } from '../../../../../domain/admin/rights.ts';
import { useDashboard, useIsOwner } from '../dashboard-context.ts';
import { Typed } from '../typed/Typed.tsx';
import { NoteForm } from './NoteForm.tsx';
import styles from './Person.module.css';

/** The owner's note beside a person, which a helper reads. */
export function Note({ submission }: { submission: OpenedSubmission }) {
  const { text } = useDashboard();
  const isOwner = useIsOwner();
  if (isOwner) return <NoteForm submission={submission} />;
  if (submission.note === null) return null;
  return (
    <section className={styles.rights} aria-labelledby="note-heading">
      <h4 id="note-heading">{text.rights.note.heading}</h4>
      <p>
        <Typed lines text={submission.note.text} />
      </p>
    </section>
  );
}
