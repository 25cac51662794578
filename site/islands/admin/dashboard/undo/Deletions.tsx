import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../../ui/button/Button.tsx';
import { Unproved } from '../../api-client.ts';
import { useDashboard } from '../dashboard-context.ts';
import { DeletionsContext, type Deletion } from './deletions-context.ts';
import styles from './Deletions.module.css';

/**
 * How long nothing is deleted yet, in milliseconds, and how long from each press that asks for more
 * time (WCAG 2.2.1).
 */
const undoMs = 10_000;
const moreMs = 60_000;

/** How long it may take until the server has the request, in milliseconds. */
const slackMs = 10_000;

/**
 * Holds back what is deleted in the dashboard for ten seconds, in which it can be undone. Anyone
 * leaving the page or ending the session deletes at once, so it waits no longer than the proof
 * lasts that it is the administrator.
 */
export function Deletions({ children }: { children: ReactNode }) {
  const { text, notify, unfinished, session } = useDashboard();
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<Deletion[]>([]);
  const remove = (deletion: Deletion) => {
    setWaiting((all) => all.filter((each) => each !== deletion));
  };
  const sayFailed = useCallback(() => {
    notify({ title: text.failure.title, description: text.failure.action, destructive: true });
  }, [notify, text]);
  const deleteNow = async (deletion: Deletion) => {
    try {
      const title = await deletion.run();
      notify({ title, description: text.rights.undo.deleted, destructive: false });
      // Otherwise an opened submission, which no longer exists, would be requested again.
      client.removeQueries({ queryKey: ['admin', 'details'] });
      void client.invalidateQueries({ queryKey: ['admin'] });
    } catch {
      sayFailed();
    }
    remove(deletion);
  };
  const expectProof = useCallback(
    ({ action }: Deletion, ms: number) =>
      session.request('admin_expect_proof', { of: action, seconds: (ms + slackMs) / 1000 }),
    [session],
  );
  const add = useCallback(
    async (deletion: Deletion) => {
      try {
        await expectProof(deletion, undoMs);
      } catch (error) {
        if (!(error instanceof Unproved)) sayFailed();
        return;
      }
      setWaiting((all) => (all.some(({ key }) => key === deletion.key) ? all : [...all, deletion]));
      // Drawn together: a dialog that closed later would take the focus from the way back.
      deletion.onWaiting?.();
    },
    [expectProof, sayFailed],
  );
  const deleteSoon = useCallback((deletion: Deletion) => void add(deletion), [add]);
  const undo = (deletion: Deletion) => {
    remove(deletion);
    const { undo: title, undone: description } = text.rights.undo;
    notify({ title, description, destructive: false });
  };

  return (
    <DeletionsContext value={deleteSoon}>
      {children}
      <div className={styles.waiting} role="region" aria-label={text.rights.undo.label}>
        {waiting.map((deletion) => (
          <Waiting
            key={deletion.key}
            deletion={deletion}
            onUndo={() => undo(deletion)}
            onMore={() =>
              // Called off, it would not be deleted where the page is left.
              expectProof(deletion, moreMs).catch((error: unknown) => {
                if (error instanceof Unproved) undo(deletion);
              })
            }
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
  onMore,
  onDue,
}: {
  deletion: Deletion;
  unfinished: Set<() => Promise<unknown>>;
  onUndo: () => void;
  onMore: () => Promise<unknown>;
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
          void onMore();
        }}
      >
        {text.rights.undo.more}
      </Button>
    </div>
  );
}
