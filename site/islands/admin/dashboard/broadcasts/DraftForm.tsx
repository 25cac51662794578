import type { Broadcast } from '../../../../../domain/broadcast.ts';
import { deadLinks } from '../../../../../domain/broadcast-links.ts';
import { languages } from '../../../../../domain/language.ts';
import { fill } from '../../../../../domain/text.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import bar from '../../AdminDashboard.module.css';
import dashboard from '../Dashboard.module.css';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { useDeleteSoon } from '../undo/deletions-context.ts';
import { AudienceChoice } from './AudienceChoice.tsx';
import { subjectIn } from './words.ts';
import styles from './Broadcasts.module.css';
import { keepDraft } from './kept-draft.ts';
import { Preview } from './Preview.tsx';
import { PrintChoice } from './PrintChoice.tsx';
import { SendForm } from './SendForm.tsx';
import { TestForm } from './TestForm.tsx';
import { TextFields } from './TextFields.tsx';
import { useDraft } from './use-draft.ts';

/**
 * A letter that is written: to whom, in both languages, how it will look, and the two steps to send
 * it.
 */
export function DraftForm({
  broadcast,
  testsTo,
  onDeleting,
}: {
  broadcast: Broadcast;
  testsTo: string | null;
  /** It is deleted in ten seconds. */
  onDeleting: () => void;
}) {
  const { text, language } = useDashboard();
  const { broadcasts } = text;
  const { request } = useSession();
  const deleteSoon = useDeleteSoon();
  const { draft, status, change, flush } = useDraft(broadcast);
  const { id } = broadcast;
  // A changed comma makes it untested, also while that is not saved yet.
  const isTested = status === 'saved' && broadcast.tested_at !== null;
  const remove = () => {
    const subject = subjectIn(broadcast.subjects, language) ?? broadcasts.noSubject;
    deleteSoon({
      key: `broadcast ${id}`,
      action: 'admin_delete_broadcast',
      onWaiting: onDeleting,
      sentence: (seconds) => fill(broadcasts.remove.soon, { seconds, subject }),
      run: async () => {
        await request('admin_delete_broadcast', { id });
        keepDraft(id, undefined);
        return broadcasts.remove.removed;
      },
    });
  };
  return (
    <>
      {broadcast.reason === 'late' && <p className={bar.note}>{broadcasts.wasLate}</p>}
      <AudienceChoice value={draft.audience} onChange={(audience) => change({ audience })} />
      <section aria-labelledby="broadcast-writing">
        <h4 id="broadcast-writing">{broadcasts.writing.heading}</h4>
        <div className={styles.languages}>
          {languages.map((each) => (
            <TextFields
              key={each}
              language={each}
              text={draft.texts[each]}
              dead={deadLinks(broadcast.blocks[each])}
              onChange={(typed) => change({ texts: { ...draft.texts, [each]: typed } })}
              onLeave={() => void flush()}
            />
          ))}
        </div>
        <p role="status" className={styles.status}>
          {broadcasts.writing[status]}
        </p>
        <PrintChoice texts={draft.texts} onChange={(texts) => change({ texts })} />
        <MarkdownHelp />
      </section>
      <Preview broadcast={broadcast} />
      {testsTo !== null && (
        <>
          <TestForm
            broadcast={broadcast}
            draft={draft}
            to={testsTo}
            isTested={isTested}
            save={flush}
          />
          <SendForm id={id} draft={draft} isTested={isTested} save={flush} />
        </>
      )}
      <Button look="quiet" onClick={remove}>
        {broadcasts.remove.remove}
      </Button>
    </>
  );
}

function MarkdownHelp() {
  const { writing } = useDashboard().text.broadcasts;
  return (
    <details className={dashboard.disclosure}>
      <summary>{writing.help}</summary>
      <dl className={styles.help}>
        {writing.helpLines.map(([typed, meaning]) => (
          <div key={typed}>
            <dt>{typed}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>{writing.helpNote}</p>
    </details>
  );
}
