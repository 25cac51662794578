import type { Kysely } from 'kysely';
import { AdminEmails } from '../admin/emails.ts';
import { accountQueries } from '../admin/login/stored-account.ts';
import { storedHelpers } from '../admin/login/stored-helpers.ts';
import { storedPasskeys } from '../admin/login/stored-passkeys.ts';
import { storedSessions } from '../admin/login/stored-sessions.ts';
import type { AdminReads } from '../admin/reads/reads.ts';
import { rightsStore } from '../admin/rights-store.ts';
import { broadcastStore } from '../broadcasts/stored-broadcasts.ts';
import { checkQueries } from '../checks/queries.ts';
import type { Engine } from '../db/engine.ts';
import { eventCountQueries } from '../db/event-counts.ts';
import type { Tables } from '../db/tables.ts';
import { Outbox } from '../email/outbox.ts';
import { mirrorQueries } from '../events/mirror/queries.ts';
import { auditQueries } from '../events/audit/queries.ts';
import { auditFaults } from '../events/audit/verify.ts';
import { createUnitOfWork, type Sinks } from '../events/unit-of-work.ts';
import { myDataStore } from '../my-data/my-data-store.ts';
import type { RetentionStore } from '../retention/purge.ts';
import type { SubmissionEngine, SubmissionStore } from '../submissions/stored-submissions.ts';
import { leaveAfterComplaints } from '../subscribers/unsubscribe.ts';
import { awaitsBrake, holdAlone, judgeNew, letHeldGoOn } from '../subscribers/brake.ts';
import { whyUnwanted } from '../subscribers/entitlement.ts';
import { markBounced } from '../subscribers/subscribers.ts';
import { replay } from '../subscribers/replay/replay.ts';
import { storedLinks } from '../subscribers/stored-links.ts';
import { visitQueries } from '../visits/stored-visits.ts';

/** The queries that both engines run by the same statements. */
export function sharedQueries(
  db: Kysely<Tables>,
  sinks: Sinks,
  insert: SubmissionEngine['insert'],
) {
  const change = createUnitOfWork(db, sinks);
  const { emailsAreOn, mirror } = sinks;
  return {
    ...accountQueries(db, change),
    ...storedSessions(db),
    passkeys: storedPasskeys(db, change),
    helpers: storedHelpers(db, change),
    ...auditQueries(db),
    ...eventCountQueries(db),
    visits: visitQueries(db),
    ...mirrorQueries(db, mirror),
    checks: { ...checkQueries(db), auditFaults: () => auditFaults(db, mirror?.file) },
    /**
     * Replays the mirror after a restore. It erases again the people whom the copy brought back,
     * before anybody can read them, and repeats what people decided and asked for since.
     * @throws MirrorError if the mirror cannot be read
     */
    replayMirror: (now: Date) => replay(db, mirror, now),
    emails: {
      outbox: new Outbox(db, {
        whyUnwanted,
        markBounced,
        awaitsBrake,
        judgeNew,
        letHeldGoOn,
        holdAlone,
      }),
      links: storedLinks(db, change, emailsAreOn),
      leaveAfterComplaints: (now: Date) => leaveAfterComplaints(db, change, now),
      admin: new AdminEmails(db, change),
    },
    broadcasts: broadcastStore(db),
    rights: rightsStore(db, change, insert),
    myData: myDataStore(db, change, emailsAreOn),
  };
}

/** The store of the server. Every engine passes the tests of `store.test.ts`. */
export interface Store
  extends ReturnType<typeof sharedQueries>, SubmissionStore, RetentionStore, Engine {
  /** The administrator's queries, which do not block visitors. */
  reads: AdminReads;
}
