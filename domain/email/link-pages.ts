import { languages, type Language } from '../language.ts';
import { href } from '../routes.ts';

/** What the links in e-mails are for, and so the pages behind them. */
export type LinkPurpose = 'confirm' | 'unsubscribe' | 'myData' | 'newAddress';

/**
 * The pages behind each link, one a state: `open` has the button, `expired` offers a new link, `sentAgain` follows
 * it. `restricted` says that nothing changes now. `unknown` is also what the page's path without a link says.
 */
const linkPages = {
  confirm: ['open', 'done', 'expired', 'sentAgain', 'restricted', 'unknown'],
  unsubscribe: ['open', 'done', 'unknown'],
  newAddress: ['open', 'done', 'expired', 'restricted', 'unknown'],
} as const satisfies Partial<Record<LinkPurpose, readonly string[]>>;

/** The links whose pages are built, one a state. */
export type PagedPurpose = keyof typeof linkPages;
export const linkPurposes = Object.keys(linkPages) as PagedPurpose[];

/** The page of one state of one kind of link. */
export type LinkPage = {
  [Purpose in PagedPurpose]: { purpose: Purpose; state: (typeof linkPages)[Purpose][number] };
}[PagedPurpose];

/** Every such page. */
export const allLinkPages = linkPurposes.flatMap((purpose) =>
  linkPages[purpose].map((state) => ({ purpose, state }) as LinkPage),
);

/** Where the build puts such a page. All are served at the path of their purpose, and at no other. */
export const linkPagePath = ({ purpose, state }: LinkPage, language: Language): string =>
  state === 'unknown' ? href(purpose, language) : `${href(purpose, language)}/${state}`;

/** Where the build puts all of them. */
export const linkPagePaths: readonly string[] = allLinkPages.flatMap((page) =>
  languages.map((language) => linkPagePath(page, language)),
);

/** The field with which the button of `expired` asks for a new link. */
export const sendAgainField = 'send_again';
