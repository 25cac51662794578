import { facts } from '../../content/facts.ts';
import {
  myDataActions,
  myDataFields,
  type MyDataAction,
  type MyDataView,
} from '../../domain/my-data/my-data-page.ts';
import type { ErasureReceipt, MyDataRecord } from '../../domain/my-data/my-data.ts';
import { minuteMs } from '../../domain/time.ts';
import { ErasuresError } from '../events/erasures.ts';
import { actions, type ActionFields, type ActionResult } from './actions.ts';
import type { MyDataStore } from './my-data-store.ts';

/** A post to the page of somebody's data. */
interface ActionRequest extends ActionFields {
  store: MyDataStore;
  /** The hash of the token of the link. */
  tokenHash: string;
  now: Date;
}

/**
 * The receipts of erasures, by the hash of the link's token, for as long as such a link works: who
 * reloads the page with the receipt posts again by a link that is gone. They say nothing of the
 * subscriber, and are in memory alone.
 */
export type RecentReceipts = Map<string, ErasureReceipt>;

/** The answer to a post: a page, or the subscriber's data as a file. */
interface Answer {
  status: 200 | 422 | 503;
  shows: MyDataView | { file: MyDataRecord };
  /** A fault that the owner must mend. */
  failure?: ErasuresError;
}

/**
 * Does what a post to the page of a link asks for: the first post of an action shows what will
 * happen, the second does it.
 * @returns undefined where the link opens nothing any more
 */
export async function handleAction(
  request: ActionRequest,
  receipts: RecentReceipts,
): Promise<Answer | undefined> {
  const { store, tokenHash, form, now } = request;
  const requested = form.get(myDataFields.action);
  const name = myDataActions.find((each) => each === requested);
  const confirmed = form.has(myDataFields.confirmed) ? name : undefined;
  if ((await store.look(tokenHash, now)) === 'open') {
    const answer = confirmed
      ? await perform(request, confirmed, receipts)
      : await show(request, requested, name);
    if (answer) return answer;
  }
  // The same post again, by the link that it deleted.
  forgetOld(receipts, now);
  const erased = confirmed === 'erase' ? receipts.get(tokenHash) : undefined;
  return erased && { status: 200, shows: { view: 'erased', receipt: erased } };
}

function forgetOld(receipts: RecentReceipts, now: Date): void {
  for (const [hash, { at }] of receipts) {
    if (Date.parse(at) + facts.myDataMinutes * minuteMs <= now.getTime()) receipts.delete(hash);
  }
}

/** Shows the data, hands it out, or shows what an action will do. */
async function show(
  request: ActionRequest,
  requested: string | null,
  name: MyDataAction | undefined,
): Promise<Answer | undefined> {
  const data = await request.store.read(request.tokenHash, request.now);
  if (!data) return undefined;
  if (requested === 'download') return { status: 200, shows: { file: data } };
  const { emailsAreOn } = request.store;
  if (!name) return dataPage(data, emailsAreOn);
  if (!isAllowed(name, data)) return dataPage(data, emailsAreOn, { notice: 'restricted' });
  const { form } = actions[name];
  const shown = form ? form(data, request.submissionId) : { action: name };
  if (!shown) return dataPage(data, emailsAreOn, { notice: 'changed' });
  return { status: 200, shows: { view: 'action', form: shown } };
}

async function perform(
  request: ActionRequest,
  name: MyDataAction,
  receipts: RecentReceipts,
): Promise<Answer | undefined> {
  try {
    const result = await performAction(request, name);
    if (typeof result === 'object' && 'erased' in result) {
      forgetOld(receipts, request.now);
      receipts.set(request.tokenHash, result.erased);
    }
    return await answerTo(result, request, name);
  } catch (error) {
    if (!(error instanceof ErasuresError)) throw error;
    const unchanged = await dataNow(request, { notice: 'notErased' });
    return unchanged && { ...unchanged, status: 503, failure: error };
  }
}

/**
 * Does an action for the person whose data the link opens.
 * @throws ErasuresError where a deletion cannot be recorded; then nothing is deleted
 */
export const performAction = (
  { store, tokenHash, now, ...fields }: ActionRequest,
  name: MyDataAction,
): Promise<ActionResult> =>
  store.perform(tokenHash, now, async (change, subscriber) => {
    const { worksWhileRestricted = false, perform: action } = actions[name];
    return subscriber.isRestricted && !worksWhileRestricted
      ? 'restricted'
      : action(change, subscriber, fields);
  });

async function answerTo(
  result: ActionResult,
  request: ActionRequest,
  name: MyDataAction,
): Promise<Answer | undefined> {
  if (result === 'restricted') return dataNow(request, { notice: result });
  if (result === 'missing') return dataNow(request, { notice: 'changed' });
  if (typeof result === 'object' && 'form' in result) {
    return { status: result.form.errors ? 422 : 200, shows: { view: 'action', form: result.form } };
  }
  if (typeof result === 'object' && 'erased' in result) {
    return { status: 200, shows: { view: 'erased', receipt: result.erased } };
  }
  const receipt = result === 'done' ? {} : { receipt: result.deleted };
  return dataNow(request, { notice: name, ...receipt });
}

type DataView = Extract<MyDataView, { view: 'data' }>;

/** The data as it is now, below a line on what was done. */
async function dataNow(
  { store, tokenHash, now }: ActionRequest,
  said: Pick<DataView, 'notice' | 'receipt'>,
): Promise<Answer | undefined> {
  const data = await store.read(tokenHash, now);
  return data && dataPage(data, store.emailsAreOn, said);
}

const dataPage = (
  data: MyDataRecord,
  emailsAreOn: boolean,
  said: Pick<DataView, 'notice' | 'receipt'> = {},
): Answer => {
  const offered = myDataActions.filter(
    (name) => isAllowed(name, data) && (actions[name].isOffered?.(data, emailsAreOn) ?? true),
  );
  return { status: 200, shows: { view: 'data', data, offered, ...said } };
};

const isAllowed = (name: MyDataAction, { restrictedSince }: MyDataRecord): boolean =>
  restrictedSince === null || actions[name].worksWhileRestricted === true;
