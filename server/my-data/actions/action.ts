import type { Language } from '../../../domain/language.ts';
import type { MyDataForm } from '../../../domain/my-data/my-data-page.ts';
import type {
  DeletionReceipt,
  ErasureReceipt,
  MyDataRecord,
} from '../../../domain/my-data/my-data.ts';
import type { Change } from '../../events/change.ts';
import type { LinkSubscriber } from '../../subscribers/my-data-link.ts';

/** What the browser sent; what it holds is checked anew. */
export interface ActionFields {
  form: URLSearchParams;
  /** Of the submission that the action is about; empty where it is about none. */
  submissionId: string;
  /** Of the page. */
  language: Language;
}

/** What became of an action: done, or why it was not; else what the page shows in its place. */
export type ActionResult =
  | 'done'
  | 'restricted'
  /** What it was about is no longer there. */
  | 'missing'
  /** Where a rule is broken, the form again. */
  | { form: MyDataForm }
  | { deleted: DeletionReceipt }
  | { erased: ErasureReceipt };

/** Something that people can do with their own data. Its words stand in `content/<language>/my-data.ts` under its name. */
export interface Action {
  /** Whether the page offers it; always where this is not given. */
  isOffered?: (data: MyDataRecord) => boolean;
  /** Whether it is done, and offered, while the use of the data is restricted. */
  worksWhileRestricted?: true;
  /** What is asked before it is done, where that is more than a confirmation; undefined where what it is about is gone. */
  form?: (data: MyDataRecord, submissionId: string) => MyDataForm | undefined;
  /**
   * Does it, in one transaction.
   * @throws MirrorError where a deletion cannot be recorded; then nothing is deleted
   */
  perform: (
    change: Change,
    subscriber: LinkSubscriber,
    fields: ActionFields,
  ) => Promise<ActionResult>;
}
