import type { RawBuilder, SqlBool, Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { LogKind } from '../../domain/admin/api.ts';
import type { RightsKind } from '../../domain/admin/rights.ts';
import type { Language } from '../../domain/language.ts';
import type { ConsentChangeChannel, ConsentText } from '../../domain/submission/consent.ts';
import type { Address } from '../../domain/submission/email.ts';
import type { Tables } from '../db/tables.ts';
import type { ErasureKind } from './erasures.ts';
import {
  changeConsents,
  confirmConsents,
  withdrawFromList,
  withdrawUpdates,
  type ConsentAction,
} from './consents.ts';

type Write = Transaction<Tables>;
type Consents = (trx: Write, action: ConsentAction, where: RawBuilder<SqlBool>) => Promise<unknown>;

/** The account that changes something of a person, with time and channel. */
export interface Actor {
  /** The id of the entry in the log. */
  id: string;
  /** The administrator's name; empty where it is the person. */
  account: string;
  at: Date;
  channel: ConsentChangeChannel;
}

/** The person, by a link in an e-mail or on the page of their data. */
export const bySubscriber = (at: Date, channel: ConsentChangeChannel): Actor => ({
  id: uuidV7(),
  account: '',
  at,
  channel,
});

export const isBySubscriber = ({ account }: Actor): boolean => account === '';

/** An administrator, by the name of the account. */
export const byAdministrator = (account: string, at: Date): Actor => ({
  id: uuidV7(),
  account,
  at,
  channel: 'admin',
});

/** The other records that an event makes. */
interface Duties {
  /** The kind of its entry in the log. One change has one entry of a kind. */
  log?: LogKind;
  /** The entry that it adds to the history of consent. */
  consents?: Consents;
  /**
   * The right that people exercise by doing it themselves: the register of requests has it as
   * answered.
   */
  right?: RightsKind;
  /** The right whose open requests an administrator answers by doing it. */
  answers?: RightsKind;
  /** What the file of erasures says of it, so that no restored backup forgets it. */
  erasure?: ErasureKind;
}

const duties = {
  confirmed: { consents: confirmConsents },
  subscribed: {
    consents: (trx, action, where) => changeConsents(trx, 'list', true, action, where),
  },
  unsubscribed: {
    log: 'unsubscribe',
    right: 'withdrawal',
    erasure: 'left',
    async consents(trx, action, where) {
      await withdrawFromList(trx, action, where);
      await withdrawUpdates(trx, action, where);
    },
  },
  updates_wanted: {
    log: 'correct',
    right: 'correction',
    consents: (trx, action, where) => changeConsents(trx, 'updates', true, action, where),
  },
  updates_stopped: {
    log: 'correct',
    right: 'withdrawal',
    erasure: 'no_updates',
    consents: withdrawUpdates,
  },
  corrected: { log: 'correct', right: 'correction' },
  restricted: { log: 'restrict', answers: 'restriction', erasure: 'restricted' },
  restriction_lifted: { log: 'lift_restriction', answers: 'lifting' },
  submission_deleted: { log: 'delete_submission', right: 'erasure', erasure: 'submission_deleted' },
  erased: { log: 'erase', right: 'erasure', erasure: 'erased' },
  read: { log: 'read_my_data', right: 'access' },
  requested: { log: 'add_request' },
  answered: { log: 'answer_request' },
  refused: { log: 'refuse_request' },
  password_changed: { log: 'change_password' },
} satisfies Record<string, Duties>;

/** The records that an event makes. */
export const dutiesOf = (kind: ChangeEvent['kind']): Duties =>
  typeof kind === 'string' ? duties[kind] : kind;

/** Something that happened to a person's data. */
export interface ChangeEvent {
  /** One of those above, or what an event owes that happens in one place alone. */
  kind: keyof typeof duties | Duties;
  /** Whose data it is; left out where it is nobody's. */
  address?: Address;
  /** The submission that it is about; all of the address where there is none. */
  submissionId?: string | null;
  /** How many submissions it concerns. */
  count: number;
  /** The words that the person was shown. */
  shown?: { language: Language; wording?: ConsentText | undefined };
  /**
   * Whether all was so before. Only an administrator's action is entered then, and answers no
   * request.
   */
  isRepeated?: boolean;
  /**
   * The deleted data: the ids of submissions, and the id of the person if everything about them was
   * deleted.
   */
  erased?: { ids: string[]; isWholeSubscriber: boolean; subject: string | null };
}

/** A transaction in which something of a person changes. */
export interface Change {
  readonly trx: Write;
  readonly actor: Actor;
  /** Whether e-mails are queued. */
  readonly emailsAreOn: boolean;
  /**
   * Says what happened. The history of consent and the register are written at once, so updates are
   * withdrawn before and wanted after the submission says so; the rest is written before the
   * transaction ends.
   */
  readonly record: (event: ChangeEvent) => Promise<void>;
}

/** Makes a change whole: see `createUnitOfWork`. */
export type UnitOfWork = <Result>(
  actor: Actor,
  work: (change: Change) => Promise<Result>,
) => Promise<Result>;
