import { languages, type Language } from '../language.ts';
import { pages } from '../pages.ts';
import { href, pagesWith, type PagesWith } from '../routes.ts';

/**
 * The links whose pages are built, one a state: `open` has the button, `expired` offers a new link,
 * `sentAgain` follows it.
 */
export type PagedPurpose = PagesWith<'emailLink'>;
export const linkPurposes = pagesWith('emailLink');

/** Those behind which there is one button. */
export type PressedPurpose = Exclude<PagedPurpose, 'invitation'>;
export const pressedPurposes = linkPurposes.filter((purpose) => purpose !== 'invitation');

/** The purposes of links in e-mails. Each has a page. */
export type LinkPurpose = PagedPurpose | 'myData';

/**
 * The page of one state of one kind of link. `restricted` says that nothing changes now, `unknown`
 * is also what the page's path without a link says.
 */
export type LinkPageState = {
  [Purpose in PagedPurpose]: {
    purpose: Purpose;
    state: (typeof pages)[Purpose]['states'][number] | 'unknown';
  };
}[PagedPurpose];

/** Every such page. */
export const allLinkPages = linkPurposes.flatMap((purpose) =>
  [...pages[purpose].states, 'unknown'].map((state) => ({ purpose, state }) as LinkPageState),
);

/**
 * The path of a built page. All of them are served at the path of their purpose alone.
 */
export const linkPagePath = ({ purpose, state }: LinkPageState, language: Language): string =>
  state === 'unknown' ? href(purpose, language) : `${href(purpose, language)}/${state}`;

/** The paths of all such pages. */
export const linkPagePaths: readonly string[] = allLinkPages.flatMap((page) =>
  languages.map((language) => linkPagePath(page, language)),
);

/** Stands in the place of a token in the letters that the owner tries out: nobody leaves by it. */
export const testToken = 'test';

/** The fields with which an invitation is answered, and their values. */
export const answerField = 'answer';
export const answers = { accept: 'accept', decline: 'decline', calendar: 'calendar' } as const;
export const guestsField = 'guests';

/** The field with which the button of `expired` asks for a new link. */
export const sendAgainField = 'send_again';
