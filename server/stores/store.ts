import type { Kysely } from 'kysely';
import { AdminEmails } from '../admin/emails.ts';
import { storedLogins, storedOwner } from '../admin/login/stored-accounts.ts';
import { storedSessions } from '../admin/login/stored-sessions.ts';
import type { AdminReads } from '../admin/reads/reads.ts';
import { letterStore } from '../letters/stored-letters.ts';
import { lockWaves, moveUp } from '../waves/places.ts';
import { waveStore } from '../waves/stored-waves.ts';
import { checkQueries } from '../checks/queries.ts';
import type { Engine } from '../db/engine.ts';
import { eventCountQueries } from '../db/event-counts.ts';
import type { Tables } from '../db/tables.ts';
import { Outbox } from '../email/outbox.ts';
import type { ReadErasures } from '../events/erasures.ts';
import { logQueries, type LogLineWriter } from '../events/log.ts';
import { createUnitOfWork, type Sinks } from '../events/unit-of-work.ts';
import { myDataStore } from '../my-data/my-data-store.ts';
import type { RetentionStore } from '../retention/purge.ts';
import { createAddSubmission } from '../submissions/stored-submissions.ts';
import { leaveAfterComplaints } from '../subscribers/unsubscribe.ts';
import { whyMayNotReceive } from '../subscribers/entitlement.ts';
import { markBounced } from '../subscribers/subscribers.ts';
import { applyErasures } from '../subscribers/apply-erasures.ts';
import { storedLinks } from '../subscribers/stored-links.ts';
import { awaitsTurn, takeTurns } from '../subscribers/turns.ts';
import { pageViewQueries } from '../page-views/stored-page-views.ts';

/** The queries that both engines run by the same statements. */
export function sharedQueries(db: Kysely<Tables>, sinks: Omit<Sinks, 'writeLine'>) {
  let report: LogLineWriter = () => undefined;
  const writeLine: LogLineWriter = (line) => report(line);
  const { emailsAreOn, erasures } = sinks;
  const waves: Sinks['waves'] = {
    lock: lockWaves,
    moveUp: (trx, now) => moveUp(trx, now, emailsAreOn),
  };
  const change = createUnitOfWork(db, { ...sinks, writeLine, waves });
  return {
    db,
    change,
    ...storedOwner(db, change),
    ...storedLogins(db, change),
    ...storedSessions(db),
    ...logQueries(db, writeLine),
    /** Says who writes each entry of the log as a line of the server's log, too. */
    onLogEntry: (write: LogLineWriter) => void (report = write),
    ...eventCountQueries(db),
    addSubmission: createAddSubmission(db, emailsAreOn),
    pageViews: pageViewQueries(db),
    checks: checkQueries(db),
    /** Does again what these files say and a restored backup does not know of. */
    applyErasures: (files: readonly ReadErasures[], now: Date) => applyErasures(db, files, now),
    /** Drops the lines of erasures from before a moment. */
    dropErasures: (moment: string) => erasures?.dropBefore(moment),
    emails: {
      outbox: new Outbox(db, { whyMayNotReceive, markBounced, awaitsTurn, takeTurns }),
      links: storedLinks(db, change, emailsAreOn),
      leaveAfterComplaints: (now: Date) => leaveAfterComplaints(db, change, now),
      admin: new AdminEmails(db),
    },
    letters: letterStore(db),
    waves: waveStore(db, change, emailsAreOn),
    myData: myDataStore(db, change, emailsAreOn),
  };
}

/** The store of the server. Every engine passes the tests of `store.test.ts`. */
export interface Store extends ReturnType<typeof sharedQueries>, RetentionStore, Engine {
  /** The administrator's queries, which do not block visitors. */
  reads: AdminReads;
}
