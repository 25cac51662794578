import { languages, type Language } from '../language.ts';
import { pages } from '../pages.ts';
import { href } from '../routes.ts';
import type { FieldError } from '../submission/rules.ts';
import type { CorrectableField, DeletionReceipt, ErasureReceipt, MyDataRecord } from './my-data.ts';

/**
 * The states of /my-data before it shows any data. Each is a built page, beside the one that asks
 * for the address.
 */
export const myDataStates = pages.myData.states;
export type MyDataState = (typeof myDataStates)[number];

/** The path of a built page. All of them are served at the path of `myData` alone. */
export const myDataStatePath = (state: MyDataState, language: Language): string =>
  `${href('myData', language)}/${state}`;

/** The paths of all such pages. */
export const myDataStatePaths: readonly string[] = languages.flatMap((language) =>
  myDataStates.map((state) => myDataStatePath(state, language)),
);

/**
 * The path at which the page is rendered on demand. Only the server asks for it, in its own
 * process.
 */
export const myDataShownPath = (language: Language): string => `${href('myData', language)}/shown`;

/** The action that makes a language that of the e-mails. */
const languageAction = (language: Language) =>
  `language${language[0]?.toUpperCase() ?? ''}${language.slice(1)}` as `language${Capitalize<Language>}`;

/** The actions of people on one of their submissions. */
export const submissionActions = ['correct', 'delete'] as const;

/**
 * The actions on all of one's data, in the order in which the page offers them: the lightest first.
 */
export const wholeDataActions = [
  'updatesOn',
  'updatesOff',
  ...languages.map(languageAction),
  'email',
  'unsubscribe',
  'erase',
] as const;

/** Each is done by two posts: the first shows what will happen, and the second does it. */
export const myDataActions = [...submissionActions, ...wholeDataActions];
export type MyDataAction = (typeof myDataActions)[number];

/**
 * The names of the forms' fields. `action`: one of these, or `show` or `download`; `confirmed`: on
 * the second post.
 */
export const myDataFields = {
  action: 'action',
  confirmed: 'confirmed',
  submission: 'submission',
} as const;

/** The question of the page before an action, with the values that the person typed. */
export interface MyDataForm {
  action: MyDataAction;
  submissionId?: string;
  /** When that submission was sent. */
  sentAt?: string;
  /** Whether they have accepted a place, of which the page then says what becomes. */
  hasPlace?: boolean;
  email?: string;
  values?: Record<CorrectableField, string>;
  errors?: FieldError[];
}

/** The outcome of an action, or the reason why nothing was done. */
export type MyDataNotice = MyDataAction | 'restricted' | 'changed' | 'notErased';

/** The data of a page that is rendered on demand. */
export type MyDataView =
  /** The address that was asked with is none. */
  | { view: 'ask'; email: string; errors: FieldError[] }
  | {
      view: 'data';
      data: MyDataRecord;
      offered: MyDataAction[];
      notice?: MyDataNotice;
      receipt?: DeletionReceipt;
    }
  | { view: 'action'; form: MyDataForm }
  | { view: 'erased'; receipt: ErasureReceipt };

/** Renders the page, as a whole HTML document. */
export type RenderMyData = (page: MyDataView & { language: Language }) => Promise<string>;
