import { languages, type Language } from '../language.ts';
import { pages } from '../pages.ts';
import { href } from '../routes.ts';
import type { FieldError } from '../submission/rules.ts';
import type { CorrectableField, DeletionReceipt, ErasureReceipt, MyDataRecord } from './my-data.ts';

/**
 * What /my-data says before it shows anything: each is a built page, beside the one that asks for
 * the address.
 */
export const myDataStates = pages.myData.states;
export type MyDataState = (typeof myDataStates)[number];

/** Where the build puts such a page. All are served at the path of `myData`, and at no other. */
export const myDataStatePath = (state: MyDataState, language: Language): string =>
  `${href('myData', language)}/${state}`;

/** Where the build puts all of them. */
export const myDataStatePaths: readonly string[] = languages.flatMap((language) =>
  myDataStates.map((state) => myDataStatePath(state, language)),
);

/**
 * Where the page is rendered on demand. The server asks for it in its own process, never a visitor.
 */
export const myDataShownPath = (language: Language): string => `${href('myData', language)}/shown`;

/** The action that makes a language that of the e-mails. */
export const languageAction = (language: Language) =>
  `language${language[0]?.toUpperCase() ?? ''}${language.slice(1)}` as `language${Capitalize<Language>}`;

/** What people can do with one submission of theirs. */
export const submissionActions = ['correct', 'delete'] as const;

/**
 * What people can do with all of their data, in the order in which the page offers it: the lightest
 * first.
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

/** What the page asks before an action is done, with what was typed. */
export interface MyDataForm {
  action: MyDataAction;
  submissionId?: string;
  /** When that submission was sent. */
  sentAt?: string;
  email?: string;
  values?: Record<CorrectableField, string>;
  errors?: FieldError[];
}

/** What was done, or why nothing was. */
export type MyDataNotice = MyDataAction | 'restricted' | 'changed' | 'notErased';

/** What a page that is rendered on demand shows. */
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
