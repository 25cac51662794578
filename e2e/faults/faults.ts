/** Something wrong, as a patch of this name beside this file, and the test that must see it. */
export interface Fault {
  name: string;
  breaks: string;
  file: string;
  test: string;
  /** What the failing test says, so that it is seen to fail for this and nothing else. */
  says: string;
  needsPostgres?: true;
}

const looksOf = (address: string) => `${address} can be seen, read and used by everybody`;
const headOf = (address: string) =>
  `${address} has valid HTML and its own title, description, canonical URL, heading, header and footer`;
const anyFilter =
  'the admin list returns exactly the submissions that match any filter, in the order of any sort';

/**
 * The faults of a round are put into one copy of the project, which is built once: they lie apart,
 * and no two are seen by the same line of a test.
 */
export const rounds: Fault[][] = [
  [
    {
      name: 'form-key-not-renewed',
      breaks: 'changed content is sent with the Idempotency-Key of the first try',
      file: 'site/islands/interest-form/sending.component.test.tsx',
      test: 'is sent with a new key once its content has changed',
      says: 'expected 1 to be 2',
    },
    {
      name: 'form-updates-forgotten',
      breaks: 'without scripts a refused form comes back without the tick for news',
      file: 'e2e/journeys/join/corrected.test.ts',
      test: 'it comes back with every message and everything typed, and can be sent, in en',
      says: 'expected false to be true',
    },
    {
      name: 'form-error-not-tied',
      breaks: 'a screen reader hears the hint of a refused field and not its error',
      file: 'site/islands/interest-form/InterestForm.component.test.tsx',
      test: 'every press tells all that is wrong, each at its field, and says the first by moving the focus there, in en',
      says: 'To greet you properly.',
    },
    {
      name: 'admin-search-first-word',
      breaks: 'the search ignores the second word',
      file: 'server/admin/admin-store.test.ts',
      test: anyFilter,
      says: '"search":',
    },
    {
      name: 'admin-export-with-unsubscribed',
      breaks: 'an export of people to write to includes who left',
      file: 'server/admin/exports.test.ts',
      test: 'how many an export leaves out, and why, is what is missing in its file, for any filter',
      says: '"unsubscribed": 1',
    },
    {
      name: 'my-data-leaves-on-get',
      breaks: 'a mail scanner that opens the link takes somebody off the list',
      file: 'server/my-data/email-links.test.ts',
      test: 'says how the link stands, and no cache and no other site learns the address it was read at',
      says: 'unsubscribe open en',
    },
    {
      name: 'my-data-restricted-cannot-leave',
      breaks: 'whose data is restricted cannot leave the list',
      file: 'server/my-data/my-data.test.ts',
      test: 'who is restricted sees, downloads, leaves and erases, and changes nothing',
      says: '"state": "unsubscribed"',
    },
    {
      name: 'pages-two-h1',
      breaks: 'a page has two headings of the first level',
      file: 'e2e/sweeps/documents.test.ts',
      test: headOf('/partnerships'),
      says: 'expected 2 to be 1',
    },
    {
      name: 'pages-pale-on-dark-desktop',
      breaks: 'on a desktop in the dark theme a text has a contrast of 6.8',
      file: 'e2e/sweeps/pages.test.ts',
      test: looksOf('/pt'),
      says: 'dark desktop color-contrast-enhanced',
    },
    {
      name: 'pages-count-without-consent',
      breaks: 'clicks are counted of who has not answered the banner',
      file: 'e2e/journeys/reading/language-toggle.test.ts',
      test: 'a switch of language is counted by the server after consent, and not before',
      says: 'lang_switch',
    },
    {
      name: 'pages-banner-of-40-pixels',
      breaks: 'the answers to the banner are 40 pixels high',
      file: 'e2e/sweeps/first-screen.test.ts',
      test: 'the banner is at most 64 pixels high and one row, its answers 44, in en',
      says: 'expected 40 to be',
    },
  ],
  [
    {
      name: 'form-refusal-answers-200',
      breaks: 'without scripts a refused form is answered as if it were stored',
      file: 'server/submissions/join.test.ts',
      test: 'an invalid form is shown again with every value as it was typed',
      says: 'expected 200 to be 422',
    },
    {
      name: 'form-refusal-read-twice',
      breaks:
        'a screen reader hears the notification of a refusal beside the field that has the focus',
      file: 'site/islands/interest-form/InterestForm.component.test.tsx',
      test: 'every press tells all that is wrong, each at its field, and says the first by moving the focus there, in en',
      says: 'Validation error',
    },
    {
      name: 'form-button-stuck',
      breaks: 'after a fault in the rules the button stays disabled',
      file: 'site/islands/interest-form/InterestForm.component.test.tsx',
      test: 'it is announced, keeps what was typed, and leaves the button usable, with the e-mail address maria@example.pt',
      says: 'Submitting...',
    },
    {
      name: 'form-hint-pale-on-light-phone',
      breaks: 'on a phone in the light theme the hints have a contrast of 6.8',
      file: 'e2e/sweeps/pages.test.ts',
      test: looksOf('/pt/lista-de-espera'),
      says: 'light phone color-contrast-enhanced',
    },
    {
      name: 'admin-order-by-accent-on-postgres',
      breaks: 'on Postgres names with an accent come after all others',
      file: 'server/admin/admin-store.test.ts',
      test: anyFilter,
      says: '"column":',
      needsPostgres: true,
    },
    {
      name: 'admin-date-cut-on-tablet',
      breaks: 'between a phone and a laptop dates in the table are cut off',
      file: 'site/islands/admin/dashboard/states.component.test.tsx',
      test: 'dates are whole in rows and in the blocks of a phone, in en and in a wide face',
      says: '1024: expected',
    },
    {
      name: 'admin-login-trimmed',
      breaks: 'spaces around a name and a password are taken away',
      file: 'site/islands/admin/AdminDashboard.component.test.tsx',
      test: 'what is entered is sent as it is, and kept nowhere in the browser',
      says: 'olga',
    },
    {
      name: 'my-data-address-forgotten',
      breaks: 'an address that is refused has to be typed anew',
      file: 'e2e/journeys/my-data/my-data.test.ts',
      test: 'what a stranger typed is text, in every field and state',
      says: "expected '' to be",
    },
    {
      name: 'my-data-link-never-expires',
      breaks: 'the link to somebody’s data opens it after 30 minutes, too',
      file: 'server/my-data/link-requests.test.ts',
      test: 'a link opens the data for 30 minutes, again and again, and after a restart',
      says: "expected 'open' to be 'expired'",
    },
    {
      name: 'my-data-token-in-referrer',
      breaks: 'pages that are led to learn the token of the link',
      file: 'server/my-data/email-links.test.ts',
      test: 'a press acts, and a second one says the same',
      says: 'no-referrer',
    },
    {
      name: 'my-data-english-date',
      breaks: 'the Portuguese page writes a date in English',
      file: 'e2e/journeys/my-data/my-data.test.ts',
      test: 'a person asks for the link, sees what is kept, corrects it and takes it along',
      says: 'not to contain',
    },
    {
      name: 'pages-default-language-portuguese',
      breaks: 'Portuguese pages name themselves as those for all other languages',
      file: 'e2e/sweeps/documents.test.ts',
      test: headOf('/pt/sobre'),
      says: 'unexpected: x-default',
    },
    {
      name: 'pages-menu-stays-open',
      breaks: 'the menu of a phone stays open over the page when a link is tapped',
      file: 'e2e/journeys/reading/menu.test.ts',
      test: 'the menu closes when a link is tapped, even one to the same page',
      says: 'expected true to be false',
    },
    {
      name: 'pages-toggle-forgets-fragment',
      breaks:
        'the language toggle leads to the top of the page and not to where one has gone in it',
      file: 'e2e/journeys/reading/language-toggle.test.ts',
      test: 'the language toggle keeps the query, the fragment and what was typed, from en',
      says: 'ref=friend#join-form',
    },
  ],
];
