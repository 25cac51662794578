import type { AuditEntry } from '../../domain/admin/api.ts';
import type { DataSubjectRequest } from '../../domain/admin/rights.ts';

/** A decision of a person that an earlier copy does not know. */
export const decisions = ['unsubscribe', 'updates_off', 'restrict', 'lift_restriction'] as const;
export type Decision = (typeof decisions)[number];

/** An entry of the register without the person. */
export type MirroredRequest = Omit<DataSubjectRequest, 'email' | 'reason'>;

/**
 * An erasure or decision, as its entry in the audit log, or a request; it holds nothing of the
 * person.
 */
export interface MirrorEntry extends AuditEntry {
  /** The id of the subscriber, as in the event; null where nobody, or many, are meant. */
  subject: string | null;
  /**
   * The hash of the e-mail address; null where one submission was deleted, and its person has
   * others, or nobody is known.
   */
  address_hash: string | null;
  /** The submissions that were deleted, or those of the person who decided. */
  ids: string[];
  /** Left out of erasures and requests. */
  decision?: Decision | undefined;
  /** Left out of all but requests. */
  request?: MirroredRequest | undefined;
  /** Whether it was taken over from a ledger of an earlier version. */
  old?: true | undefined;
}

/** Whether an entry says that somebody was erased, or one submission deleted. */
export const isErasure = ({ decision, request }: MirrorEntry): boolean => !decision && !request;
