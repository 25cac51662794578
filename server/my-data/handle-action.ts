import {
  myDataActions,
  myDataFields,
  type MyDataAction,
  type MyDataView,
} from '../../domain/own-data/my-data-page.ts';
import type { OwnData } from '../../domain/own-data/own-data.ts';
import { LedgerError } from '../events/ledger/ledger-error.ts';
import type { ActionRequest, ActionResult } from './actions/action.ts';
import { actions } from './actions/index.ts';

/** What a post is answered with: a page, or the person's data as a file. */
interface Answer {
  status: 200 | 422 | 503;
  shows: MyDataView | { file: OwnData };
  /** What the owner must mend. */
  failure?: LedgerError;
}

/**
 * Does what a post to the page of a link asks for: the first post of an action shows what will happen, the second does it.
 * @returns undefined where the link opens nothing any more
 */
export async function handleAction(request: ActionRequest): Promise<Answer | undefined> {
  const { store, tokenHash, form, now } = request;
  const asked = form.get(myDataFields.action);
  const name = myDataActions.find((each) => each === asked);
  const confirmed = form.has(myDataFields.confirmed) ? name : undefined;
  if ((await store.look(tokenHash, now)) === 'open') {
    const answer = confirmed ? await perform(request, confirmed) : await show(request, asked, name);
    if (answer) return answer;
  }
  const repeated = confirmed && actions[confirmed].repeat?.(request);
  return repeated && answerTo(repeated, request, confirmed);
}

/** Shows the data, hands it out, or shows what an action will do. */
async function show(
  request: ActionRequest,
  asked: string | null,
  name: MyDataAction | undefined,
): Promise<Answer | undefined> {
  const data = await request.store.read(request.tokenHash, request.now);
  if (!data) return undefined;
  if (asked === 'download') return { status: 200, shows: { file: data } };
  if (!name) return dataPage(data);
  if (!isAllowed(name, data)) return dataPage(data, { notice: 'restricted' });
  const { form } = actions[name];
  const shown = form ? form(data, request) : { act: name };
  if (!shown) return dataPage(data, { notice: 'changed' });
  return { status: 200, shows: { view: 'act', form: shown } };
}

async function perform(request: ActionRequest, name: MyDataAction): Promise<Answer | undefined> {
  try {
    return await answerTo(await actions[name].perform(request), request, name);
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
    const unchanged = await dataNow(request, { notice: 'notErased' });
    return unchanged && { ...unchanged, status: 503, failure: error };
  }
}

async function answerTo(
  result: ActionResult,
  request: ActionRequest,
  name: MyDataAction,
): Promise<Answer | undefined> {
  if (result === 'restricted') return dataNow(request, { notice: result });
  if (result === 'missing') return dataNow(request, { notice: 'changed' });
  if (typeof result === 'object' && 'form' in result) {
    return { status: result.form.issues ? 422 : 200, shows: { view: 'act', form: result.form } };
  }
  if (typeof result === 'object' && 'erased' in result) {
    return { status: 200, shows: { view: 'erased', receipt: result.erased } };
  }
  const receipt = result === 'done' ? {} : { receipt: result.deleted };
  return dataNow(request, { notice: name, ...receipt });
}

type DataView = Extract<MyDataView, { view: 'data' }>;

/** The data as it is now, with what was done above it. */
async function dataNow(
  { store, tokenHash, now }: ActionRequest,
  said: Pick<DataView, 'notice' | 'receipt'>,
): Promise<Answer | undefined> {
  const data = await store.read(tokenHash, now);
  return data && dataPage(data, said);
}

const dataPage = (data: OwnData, said: Pick<DataView, 'notice' | 'receipt'> = {}): Answer => {
  const offered = myDataActions.filter(
    (name) => isAllowed(name, data) && (actions[name].isOffered?.(data) ?? true),
  );
  return { status: 200, shows: { view: 'data', data, offered, ...said } };
};

const isAllowed = (name: MyDataAction, { restrictedSince }: OwnData): boolean =>
  restrictedSince === null || actions[name].worksWhileRestricted === true;
