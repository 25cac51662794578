import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../../ui/button/Button.tsx';
import { useDesk } from '../desk-context.ts';
import { DeletionsContext, type Deletion } from './deletions-context.ts';
import styles from './Deletions.module.css';

/** How long nothing is deleted yet, in milliseconds. */
const undoMs = 10_000;

/**
 * Holds back what is deleted at the desk for ten seconds, in which it can be undone. Whoever leaves the page
 * before, or ends the session, does not undo it: it is deleted at once.
 */
export function Deletions({
  waiting: runs,
  children,
}: {
  /** Filled with a function for each deletion that is held back, which deletes at once. */
  waiting: Set<() => Promise<void>>;
  children: ReactNode;
}) {
  const { text, format, notify } = useDesk();
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<Deletion[]>([]);
  const remove = (deletion: Deletion) => {
    setWaiting((all) => all.filter((each) => each !== deletion));
  };
  const deleteNow = async (deletion: Deletion) => {
    try {
      const title = await deletion.run();
      notify({ title, description: text.rights.undo.deleted, destructive: false });
      // Otherwise an opened submission, which no longer exists, would be requested again.
      client.removeQueries({ queryKey: ['desk', 'details'] });
      void client.invalidateQueries({ queryKey: ['desk'] });
    } catch {
      notify({ title: text.failure.title, description: text.failure.action, destructive: true });
    }
    remove(deletion);
  };
  const add = useCallback((deletion: Deletion) => {
    setWaiting((all) => [...all, deletion]);
  }, []);

  return (
    <DeletionsContext value={add}>
      {children}
      <div className={styles.waiting} role="region" aria-label={text.rights.undo.label}>
        {waiting.map((deletion) => (
          <Waiting
            key={deletion.key}
            deletion={deletion}
            seconds={format.number(undoMs / 1000)}
            onUndo={() => {
              remove(deletion);
              notify({
                title: text.rights.undo.undo,
                description: text.rights.undo.undone,
                destructive: false,
              });
            }}
            runs={runs}
            onDue={() => deleteNow(deletion)}
          />
        ))}
      </div>
    </DeletionsContext>
  );
}

function Waiting({
  deletion,
  seconds,
  runs,
  onUndo,
  onDue,
}: {
  deletion: Deletion;
  seconds: string;
  runs: Set<() => Promise<void>>;
  onUndo: () => void;
  onDue: () => Promise<void>;
}) {
  const { text } = useDesk();
  const [running, setRunning] = useState(false);
  const undo = useRef<HTMLDivElement>(null);
  const due = useRef(onDue);
  useEffect(() => {
    due.current = onDue;
  });
  useEffect(() => {
    // The dialog that asked for it is closed, and the first thing to reach from here is the way back.
    undo.current?.querySelector('button')?.focus();
    let running: Promise<void> | undefined;
    const run = () => {
      setRunning(true);
      return (running ??= due.current());
    };
    const runNow = () => void run();
    const timer = setTimeout(runNow, undoMs);
    addEventListener('pagehide', runNow);
    runs.add(run);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', runNow);
      runs.delete(run);
    };
  }, [runs]);
  return (
    <div ref={undo} className={styles.one}>
      <p role="status">{deletion.sentence(seconds)}</p>
      <Button look="quiet" disabled={running} onClick={onUndo}>
        {text.rights.undo.undo}
      </Button>
    </div>
  );
}
