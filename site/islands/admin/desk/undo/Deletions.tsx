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
 * before does not undo it: it is deleted at once.
 */
export function Deletions({ children }: { children: ReactNode }) {
  const { text, format, notify } = useDesk();
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<Deletion[]>([]);
  const remove = (deletion: Deletion) => {
    setWaiting((all) => all.filter((each) => each !== deletion));
  };
  const failed = useCallback(() => {
    notify({ title: text.failure.title, description: text.failure.action, destructive: true });
  }, [notify, text]);
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
            onDue={() => {
              deletion
                .run()
                .then((sentence) => {
                  notify({
                    title: sentence,
                    description: text.rights.undo.deleted,
                    destructive: false,
                  });
                  // Otherwise an opened submission, which no longer exists, would be requested again.
                  client.removeQueries({ queryKey: ['desk', 'details'] });
                  return client.invalidateQueries({ queryKey: ['desk'] });
                })
                .catch(failed)
                .finally(() => remove(deletion));
            }}
          />
        ))}
      </div>
    </DeletionsContext>
  );
}

function Waiting({
  deletion,
  seconds,
  onUndo,
  onDue,
}: {
  deletion: Deletion;
  seconds: string;
  onUndo: () => void;
  onDue: () => void;
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
    let isOver = false;
    const run = () => {
      if (isOver) return;
      isOver = true;
      setRunning(true);
      due.current();
    };
    const timer = setTimeout(run, undoMs);
    addEventListener('pagehide', run);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', run);
    };
  }, []);
  return (
    <div ref={undo} className={styles.one}>
      <p role="status">{deletion.sentence(seconds)}</p>
      <Button look="quiet" disabled={running} onClick={onUndo}>
        {text.rights.undo.undo}
      </Button>
    </div>
  );
}
