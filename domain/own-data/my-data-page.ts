import { languages, type Language } from '../language.ts';
import { href } from '../routes.ts';
import { interestTextFields, type InterestTextField } from '../submission/fields.ts';
import type { InterestIssue } from '../submission/rules.ts';
import type { DeletionReceipt, ErasureReceipt, OwnData } from './own-data.ts';

/** What /my-data says before it shows anything: each is a built page, beside the one that asks for the address. */
export const myDataStates = ['sent', 'open', 'expired', 'unknown'] as const;
export type MyDataState = (typeof myDataStates)[number];

/** Where the build puts such a page. All are served at the path of `myData`, and at no other. */
export const myDataStatePath = (state: MyDataState, language: Language): string =>
  `${href('myData', language)}/${state}`;

/** Where the build puts all of them. */
export const myDataStatePaths: readonly string[] = languages.flatMap((language) =>
  myDataStates.map((state) => myDataStatePath(state, language)),
);

/** Where the page is rendered on demand. The server asks for it in its own process, never a visitor. */
export const myDataShownPath = (language: Language): string => `${href('myData', language)}/shown`;

/** What people can do on their page. The first press shows what will happen, and the second does it. */
export const myDataActs = [
  'correct',
  'newsOn',
  'newsOff',
  'languageEn',
  'languagePt',
  'email',
  'leave',
  'delete',
  'erase',
] as const;
export type MyDataAct = (typeof myDataActs)[number];

export type CorrectableField = Exclude<InterestTextField, 'email'>;
/** What people may correct by themselves; a new address has to be confirmed. */
export const correctableFields = interestTextFields.filter(
  (field): field is CorrectableField => field !== 'email',
);

/** The names of the forms' fields. `press`: an act, or `show` or `download`; `sure`: on the second press. */
export const myDataFields = { press: 'press', sure: 'sure', submission: 'submission' } as const;

/** The form of the act that asks for words, with what was typed. */
export type MyDataForm =
  | { act: 'email'; email: string; issues: InterestIssue[] }
  | { act: 'delete'; submissionId: string; sentAt: string }
  | {
      act: 'correct';
      submissionId: string;
      values: Record<CorrectableField, string>;
      issues: InterestIssue[];
    };

/** What a page that is rendered on demand shows. */
export type MyDataView =
  /** The address that was asked with is none. */
  | { view: 'ask'; email: string; issues: InterestIssue[] }
  | { view: 'data'; data: OwnData; notice?: Exclude<MyDataNotice, 'delete'> }
  | { view: 'data'; data: OwnData; notice: 'delete'; receipt: DeletionReceipt }
  | { view: 'act'; form: { act: Exclude<MyDataAct, MyDataForm['act']> } | MyDataForm }
  | { view: 'erased'; receipt: ErasureReceipt };

/** What was done, or why nothing was. */
export type MyDataNotice = Exclude<MyDataAct, 'erase'> | 'restricted' | 'changed' | 'notErased';

/** Renders the page, as a whole HTML document. */
export type RenderMyData = (page: MyDataView & { language: Language }) => Promise<string>;
