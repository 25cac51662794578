import { checkFields } from '../../domain/own-data/check-fields.ts';
import {
  correctableFields,
  myDataActs,
  myDataFields,
  type CorrectableField,
  type MyDataAct,
  type MyDataForm,
  type MyDataNotice,
  type MyDataView,
} from '../../domain/own-data/my-data-page.ts';
import type { OwnData, OwnSubmission } from '../../domain/own-data/own-data.ts';
import type { ConsentText } from '../../domain/submission/consent.ts';
import { LedgerError } from '../events/ledger/ledger-error.ts';
import type { OwnDataStore } from './own-data-store.ts';

type PlainNotice = Exclude<MyDataNotice, 'delete'>;

/** What a press on somebody's page is answered with: a page, or their data as a file. */
export interface MyDataAnswer {
  status: 200 | 422 | 503;
  shows: MyDataView | { file: OwnData };
  /** Whether something was replaced or deleted, of which the store's files must keep nothing. */
  scrub?: boolean;
  /** What the owner must mend. */
  failure?: LedgerError;
}

/**
 * Does what a press on the page of a link asks for: the first press of an act shows what will happen, the second does it.
 * @param form what the browser sent; what it holds is checked anew
 * @param newsWording what is shown before the press that asks for news
 * @returns undefined where the link opens nothing any more
 */
export async function answerPress(
  store: OwnDataStore,
  tokenHash: string,
  form: URLSearchParams,
  newsWording: ConsentText,
  now: Date,
): Promise<MyDataAnswer | undefined> {
  if ((await store.look(tokenHash, now)) !== 'open') return undefined;
  const press = form.get(myDataFields.press);
  const act = myDataActs.find((each) => each === press);

  if (act && isSure(form)) {
    if (act === 'erase') return unlessUnnoted(erase);
    if (act === 'delete') return unlessUnnoted(deleteOne);
    const result = await perform(act);
    if (typeof result !== 'string') return { ...page(result), status: 422 };
    return show(result, act !== 'leave');
  }
  const data = await store.read(tokenHash, now);
  if (!data) return undefined;
  if (press === 'download') return { status: 200, shows: { file: data } };
  if (!act) return page({ view: 'data', data });
  if (data.restrictedSince !== null && !deleting.includes(act)) {
    return page({ view: 'data', data, notice: 'restricted' });
  }
  if (act === 'email') return page({ view: 'act', form: { act, email: '', issues: [] } });
  if (act !== 'correct' && act !== 'delete') return page({ view: 'act', form: { act } });
  const submission = data.submissions.find(({ id }) => id === form.get(myDataFields.submission));
  if (!submission) return page({ view: 'data', data, notice: 'changed' });
  if (act === 'delete') return page(aboutToDelete(data, submission));
  return page({
    view: 'act',
    form: {
      act,
      submissionId: submission.id,
      issues: [],
      values: valuesOf((field) => submission[field] ?? ''),
    },
  });

  /** @returns what was done; or the form again, where a rule is broken */
  async function perform(
    act: Exclude<MyDataAct, 'delete' | 'erase'>,
  ): Promise<PlainNotice | MyDataView> {
    switch (act) {
      case 'leave':
        return notice(await store.leave(tokenHash, now), act);
      case 'newsOn': {
        const wanted = { wantsUpdates: true };
        return notice(await store.choose(tokenHash, wanted, now, newsWording), act);
      }
      case 'newsOff':
        return notice(await store.choose(tokenHash, { wantsUpdates: false }, now), act);
      case 'languageEn':
      case 'languagePt': {
        const language = act === 'languageEn' ? 'en' : 'pt';
        return notice(await store.choose(tokenHash, { language }, now), act);
      }
      case 'email':
        return changeEmail(form.get('email') ?? '');
      case 'correct':
        return correct();
    }
  }

  async function erase(): Promise<MyDataAnswer | undefined> {
    const receipt = await store.erase(tokenHash, now);
    return receipt && { ...page({ view: 'erased', receipt }), scrub: true };
  }

  async function deleteOne(): Promise<MyDataAnswer | undefined> {
    const id = form.get(myDataFields.submission) ?? '';
    const receipt = await store.deleteSubmission(tokenHash, id, now);
    if (receipt === 'missing') return show('changed', false);
    if (receipt === 'last') return page({ view: 'act', form: { act: 'erase' } });
    const data = await store.read(tokenHash, now);
    return data && { ...page({ view: 'data', data, notice: 'delete', receipt }), scrub: true };
  }

  /** Deletes, unless the erasure ledger cannot be written. */
  async function unlessUnnoted(
    deletion: () => Promise<MyDataAnswer | undefined>,
  ): Promise<MyDataAnswer | undefined> {
    try {
      return await deletion();
    } catch (error) {
      if (!(error instanceof LedgerError)) throw error;
      const answer = await show('notErased', false);
      return answer && { ...answer, status: 503, failure: error };
    }
  }

  async function changeEmail(email: string): Promise<PlainNotice | MyDataView> {
    const check = checkFields({ email });
    if (check.outcome === 'invalid') return again({ act: 'email', email, issues: check.issues });
    return notice(await store.changeEmail(tokenHash, check.fields.email, now), 'email');
  }

  async function correct(): Promise<PlainNotice | MyDataView> {
    const submissionId = form.get(myDataFields.submission) ?? '';
    // A browser sends a line end as CRLF, which was stored as one character.
    const values = valuesOf((field) => (form.get(field) ?? '').replaceAll('\r\n', '\n'));
    const check = checkFields(values);
    if (check.outcome === 'invalid') {
      return again({ act: 'correct', submissionId, values, issues: check.issues });
    }
    return notice(await store.correct(tokenHash, submissionId, check.fields, now), 'correct');
  }

  /** The data as it is after an act, with what was done above it. */
  async function show(notice: PlainNotice, scrub: boolean): Promise<MyDataAnswer | undefined> {
    const data = await store.read(tokenHash, now);
    return data && { ...page({ view: 'data', data, notice }), scrub };
  }
}

/** What restricted data is not kept from. */
const deleting: MyDataAct[] = ['leave', 'delete', 'erase'];

/** With the only submission, everything is deleted. */
const aboutToDelete = (
  { submissions }: OwnData,
  { id: submissionId, created_at: sentAt }: OwnSubmission,
): MyDataView => ({
  view: 'act',
  form: submissions.length === 1 ? { act: 'erase' } : { act: 'delete', submissionId, sentAt },
});

/** Whether a form is the second press of erasing. */
export const isErasing = (form: URLSearchParams): boolean =>
  form.get(myDataFields.press) === 'erase' && isSure(form);

const isSure = (form: URLSearchParams) => form.has(myDataFields.sure);
const page = (shows: MyDataView): MyDataAnswer => ({ status: 200, shows });
const again = (form: MyDataForm): MyDataView => ({ view: 'act', form });

const notice = (
  result: 'done' | 'asked' | 'restricted' | 'missing',
  act: PlainNotice,
): PlainNotice => (result === 'restricted' ? 'restricted' : result === 'missing' ? 'changed' : act);

const valuesOf = (read: (field: CorrectableField) => string) =>
  Object.fromEntries(correctableFields.map((field) => [field, read(field)])) as Record<
    CorrectableField,
    string
  >;
