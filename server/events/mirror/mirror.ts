import { existsSync } from 'node:fs';
import type { Kysely, Transaction } from 'kysely';
import { facts } from '../../../content/facts.ts';
import type { AuditEntry } from '../../../domain/admin/api.ts';
import type { EmailKey } from '../../../domain/submission/email.ts';
import { dayMs, momentBefore } from '../../../domain/time.ts';
import { lockFolder } from '../../db/data-folder-lock.ts';
import type { Decision, MirrorEntry } from '../../db/mirror-entry.ts';
import { submissionsOf } from '../../db/personal-data.ts';
import type { Tables } from '../../db/tables.ts';
import { StartError } from '../../start-error.ts';
import { MirrorError, MirrorFile, type MirrorHead } from './mirror-file.ts';

type Database = Kysely<Tables>;
type Write = Transaction<Tables>;

/** An event of the audit log without its count, and the person whom it is about. */
type Subjected = Omit<AuditEntry, 'count'> & Pick<MirrorEntry, 'subject'>;

/** The functions of an engine for the mirror. */
export interface MirrorTable {
  /** Makes all others who write to the mirror wait until the transaction ends. */
  lock(trx: Write): Promise<void>;
  /** Whether several servers have a mirror each of one store. */
  isShared: boolean;
  /** The entries that wait in the database for the files of all servers. */
  entries(db: Database): Promise<MirrorEntry[]>;
  add(trx: Write, entries: readonly MirrorEntry[]): Promise<void>;
  /** Deletes the entries from before a moment. */
  drop(trx: Write, before: string): Promise<void>;
}

/**
 * The record of erasures, decisions and requests, in a place that a restore does not touch.
 */
export class Mirror {
  readonly file: MirrorFile;
  readonly #table: MirrorTable;
  readonly #unlock: () => void;
  /** Entries that could not be written to the file. */
  #pending: MirrorEntry[] = [];

  /**
   * Opens the mirror of a store, which no other server may write meanwhile.
   * @param folder `LEDGER_DIR`
   * @throws StartError where the file or its key cannot be used, or another server uses them
   */
  constructor(folder: string, table: MirrorTable) {
    // Not made: its disk may not be mounted.
    if (!existsSync(folder)) {
      throw new StartError(
        `LEDGER_DIR ${folder} is not there, so erasures could not be recorded. Make the folder, or mount its disk.`,
      );
    }
    this.#table = table;
    this.#unlock = lockFolder(folder, 'Stop it, or set LEDGER_DIR to another folder.');
    try {
      this.file = new MirrorFile(folder);
    } catch (error) {
      this.#unlock();
      throw error;
    }
  }

  close(): void {
    this.#unlock();
  }

  /** The oldest first. @throws MirrorError */
  entries(): MirrorEntry[] {
    return this.file.read().lines.flatMap(({ entry }) => entry ?? []);
  }

  /**
   * Makes all others who write to the mirror wait until the transaction ends. A transaction that
   * records anything begins with it.
   */
  lock(trx: Write): Promise<void> {
    return this.#table.lock(trx);
  }

  /**
   * Records an erasure, which from then on is done again wherever a copy brings back what it
   * deleted.
   * @param erased the key of the address of the person, if all of them is erased, and the ids of
   * what is deleted
   * @throws MirrorError where that is not on disk; then the transaction must not be committed
   */
  async recordErasure(
    trx: Write,
    entry: Subjected,
    { key, ids }: { key?: EmailKey; ids: string[] },
  ): Promise<void> {
    const recorded = { ...entry, count: ids.length, address_hash: this.#hashOf(key), ids };
    await this.#table.add(trx, [recorded]);
    this.file.append({ entry: recorded });
    await this.remember(trx);
  }

  /**
   * Records what a person decided. It holds even where that cannot be written: then `keep` says so,
   * and tries again.
   * @param entry that the audit log gets in the same transaction
   */
  async recordDecision(
    trx: Write,
    entry: Subjected,
    decision: Decision,
    key: EmailKey,
  ): Promise<void> {
    const ids = await submissionsOf(trx, key);
    await this.#addOrKeep(trx, {
      ...entry,
      count: ids.length,
      address_hash: this.#hashOf(key),
      ids,
      decision,
    });
  }

  /**
   * Records a request as it now stands in the register, even where that cannot be written, as with
   * a decision.
   */
  async recordDataSubjectRequest(
    trx: Write,
    { email_key, ...row }: Tables['data_subject_requests'],
    { subject, at }: Pick<Subjected, 'subject' | 'at'>,
  ): Promise<void> {
    const { id, kind, received_on, due_on, made_by, answered_on, outcome } = row;
    const isAnswer = answered_on !== null;
    await this.#addOrKeep(trx, {
      // One of its own for each answer: a request that a restore opened again is answered again.
      id: isAnswer ? `${id} answered ${at}` : id,
      at,
      subject,
      account: '',
      kind: isAnswer ? 'answer_request' : 'add_request',
      count: 1,
      // By which a copy from before the address was corrected knows whose it is.
      ids: email_key === null ? [] : await submissionsOf(trx, email_key),
      address_hash: this.#hashOf(email_key ?? undefined),
      request: { id, kind, received_on, due_on, made_by, answered_on, outcome },
    });
  }

  /** Records the end of the audit log. @throws MirrorError */
  recordHead(db: Database, head: MirrorHead): Promise<void> {
    return this.#locked(db, async () => this.file.append({ head }));
  }

  /**
   * Brings file and table to the same entries, and drops those that no copy is older than. @throws
   * MirrorError
   */
  async keep(db: Database, now: Date): Promise<void> {
    // Copies are kept for some days, and deleted within the hour after.
    const since = momentBefore(now, (facts.copyDays + 1) * dayMs);
    if (this.#table.isShared || this.#pending.length > 0) await this.#takeOver(db, since);
    this.file.drop(since);
  }

  /** Writes to the file what other servers recorded, and what could not be written before. */
  #takeOver(db: Database, since: string): Promise<void> {
    return this.#locked(db, async (trx) => {
      const inTable = await this.#table.entries(trx);
      const inFile = new Set(this.entries().map(({ id }) => id));
      const missing = new Map(
        [...inTable, ...this.#pending]
          .filter(({ id, at }) => at >= since && !inFile.has(id))
          .map((entry) => [entry.id, entry]),
      );
      for (const entry of [...missing.values()].toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
        this.file.append({ entry });
      }
      this.#pending = [];
      const known = new Set(inTable.map(({ id }) => id));
      const unknown = this.entries().filter(({ id, at }) => at >= since && !known.has(id));
      await this.#table.add(trx, unknown);
      await this.#table.drop(trx, since);
    });
  }

  /** Keeps in the store how far the file goes, so that a shorter one is noticed. */
  async remember(trx: Database): Promise<void> {
    const { id, key, last } = this.file;
    await trx
      .insertInto('mirrors')
      .values({ id, key_check: key.check, ...last })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(last))
      .execute();
  }

  #locked(db: Database, write: (trx: Write) => Promise<void>): Promise<void> {
    return db.transaction().execute(async (trx) => {
      await this.#table.lock(trx);
      const { n } = this.file.last;
      await write(trx);
      if (this.file.last.n !== n) await this.remember(trx);
    });
  }

  async #addOrKeep(trx: Write, entry: MirrorEntry): Promise<void> {
    await this.#table.add(trx, [entry]);
    try {
      this.file.append({ entry });
    } catch (error) {
      if (!(error instanceof MirrorError)) throw error;
      this.#pending.push(entry);
      return;
    }
    await this.remember(trx);
  }

  #hashOf(key: EmailKey | undefined): string | null {
    return key === undefined ? null : this.file.key.hashOf(key);
  }
}
