import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../../ui/button/Button.tsx';
import { useDashboard } from '../dashboard-context.ts';
import { DeletionsContext, type Deletion } from './deletions-context.ts';
import styles from './Deletions.module.css';

/**
 * How long nothing is deleted yet, in milliseconds, and how long from each press that asks for more
 * time (WCAG 2.2.1).
 */
const undoMs = 10_000;
const moreMs = 60_000;

/**
 * Holds back what is deleted in the dashboard for ten seconds, in which it can be undone. Anyone
 * leaving the page or ending the session deletes at once.
 */
export function Deletions({ children }: { children: ReactNode }) {
  const { text, notify, unfinished } = useDashboard();
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
      client.removeQueries({ queryKey: ['admin', 'details'] });
      void client.invalidateQueries({ queryKey: ['admin'] });
    } catch {
      notify({ title: text.failure.title, description: text.failure.action, destructive: true });
    }
    remove(deletion);
  };
  const add = useCallback((deletion: Deletion) => {
    setWaiting((all) => (all.some(({ key }) => key === deletion.key) ? all : [...all, deletion]));
  }, []);

  return (
    <DeletionsContext value={add}>
      {children}
      <div className={styles.waiting} role="region" aria-label={text.rights.undo.label}>
        {waiting.map((deletion) => (
          <Waiting
            key={deletion.key}
            deletion={deletion}
            onUndo={() => {
              remove(deletion);
              notify({
                title: text.rights.undo.undo,
                description: text.rights.undo.undone,
                destructive: false,
              });
            }}
            unfinished={unfinished}
            onDue={() => deleteNow(deletion)}
          />
        ))}
      </div>
    </DeletionsContext>
  );
}

function Waiting({
  deletion,
  unfinished,
  onUndo,
  onDue,
}: {
  deletion: Deletion;
  unfinished: Set<() => Promise<unknown>>;
  onUndo: () => void;
  onDue: () => Promise<void>;
}) {
  const { text, format } = useDashboard();
  const [isRunning, setIsRunning] = useState(false);
  // An object: each press begins its time anew.
  const [limit, setLimit] = useState({ ms: undoMs });
  const bar = useRef<HTMLDivElement>(null);
  const running = useRef<Promise<void>>(undefined);
  const due = useRef(onDue);
  useEffect(() => {
    due.current = onDue;
  });
  const run = useCallback(() => {
    setIsRunning(true);
    return (running.current ??= due.current());
  }, []);
  useEffect(() => {
    // The dialog that asked for it is closed, and the first thing to reach from here is the way
    // back.
    bar.current?.querySelector('button')?.focus();
    const runNow = () => void run();
    addEventListener('pagehide', runNow);
    unfinished.add(run);
    return () => {
      removeEventListener('pagehide', runNow);
      unfinished.delete(run);
    };
  }, [unfinished, run]);
  useEffect(() => {
    const timer = setTimeout(() => void run(), limit.ms);
    return () => {
      clearTimeout(timer);
    };
  }, [limit, run]);
  return (
    <div ref={bar} className={styles.one}>
      <p role="status">{deletion.sentence(format.number(limit.ms / 1000))}</p>
      <Button look="quiet" disabled={isRunning} onClick={onUndo}>
        {text.rights.undo.undo}
      </Button>
      <Button
        look="quiet"
        disabled={isRunning}
        onClick={() => {
          setLimit({ ms: moreMs });
        }}
      >
        {text.rights.undo.more}
      </Button>
    </div>
  );
}
