/** Something wrong, and the test that must see it. */
export interface Fault {
  breaks: string;
  /** What stands once in a file, and what is put in its place. */
  change: [file: string, from: string, to: string];
  file: string;
  test: string;
  /** What the failing test says, so that it is seen to fail for this and nothing else. */
  says: string;
  needsPostgres?: true;
}

const looksOf = (address: string) => `${address} can be seen, read and used by everybody`;
const headOf = (address: string) =>
  `the document of ${address} is valid, says what it is, and leads and shows only what is there`;
const anyFilter =
  'the admin list returns exactly the submissions that match any filter, in the order of any sort';

/**
 * The faults of a round are put into one copy of the project, which is built once: they lie apart,
 * and no two are seen by the same line of a test.
 */
export const rounds: Fault[][] = [
  [
    {
      breaks: 'changed content is sent with the Idempotency-Key of the first try',
      change: [
        'site/islands/interest-form/kept.ts',
        'if (attempt.content !== content) attempt = { content, key: newKey() };',
        'if (!attempt.key) attempt = { content, key: newKey() };',
      ],
      file: 'site/islands/interest-form/sending.component.test.tsx',
      test: 'keeps what was typed, says what to do and the reference in the log, and is sent again with the same key until its content has changed, in pt',
      says: 'not to be',
    },
    {
      breaks: 'without scripts a refused form comes back without the tick for news',
      change: [
        'site/islands/interest-form/FormFields.tsx',
        'defaultChecked={rejected?.values.wants_updates}',
        '',
      ],
      file: 'e2e/journeys/join/corrected.test.ts',
      test: 'a form that is rejected comes back with every message and everything typed, as text, and can be sent, in en without JavaScript',
      says: 'expected false to be true',
    },
    {
      breaks: 'a screen reader hears the hint of a refused field and not its error',
      change: [
        'site/islands/interest-form/Field.tsx',
        "aria-describedby={isCorrected ? undefined : `${id}-${error ? 'error' : 'hint'}`}",
        'aria-describedby={isCorrected ? undefined : `${id}-hint`}',
      ],
      file: 'site/islands/interest-form/InterestForm.component.test.tsx',
      test: 'every press tells all that is wrong, each at its field, and says the first by moving the focus there, in en',
      says: 'To greet you properly.',
    },
    {
      breaks: 'the search ignores the second word',
      change: [
        'server/admin/reads/sqlite-worker.ts',
        'return words.every((word) => normalized.includes(word)) ? 1 : 0;',
        "return normalized.includes(words[0] ?? '') ? 1 : 0;",
      ],
      file: 'server/admin/admin-store.test.ts',
      test: anyFilter,
      says: '"search":',
    },
    {
      breaks: 'an export of people to write to includes who left',
      change: [
        'server/admin/reads/list-sql.ts',
        "CASE WHEN ${restricted} THEN 'restricted' ELSE NULLIF(${state}, 'confirmed') END`;",
        "CASE WHEN ${restricted} THEN 'restricted' ELSE NULLIF(NULLIF(${state}, 'confirmed'), 'unsubscribed') END`;",
      ],
      file: 'server/admin/exports.test.ts',
      test: 'how many an export leaves out, and why, is what is missing in its file, for any filter',
      says: '"unsubscribed": 1',
    },
    {
      breaks: 'a mail scanner that opens the link takes somebody off the list',
      change: [
        'server/my-data/email-links.ts',
        'await links.look(purpose, token)',
        "await (purpose === 'unsubscribe' ? links.unsubscribe(token, 'unsubscribe_link') : links.look(purpose, token))",
      ],
      file: 'server/my-data/email-links.test.ts',
      test: 'says how the link stands, and no cache and no other site learns the address it was read at',
      says: 'unsubscribe open en',
    },
    {
      breaks: 'whose data is restricted cannot leave the list',
      change: [
        'server/my-data/actions.ts',
        "    isOffered: ({ state }) => state !== 'unsubscribed',\n    worksWhileRestricted: true,",
        "    isOffered: ({ state }) => state !== 'unsubscribed',",
      ],
      file: 'server/my-data/my-data.test.ts',
      test: 'who is restricted sees, downloads, leaves and erases, and changes nothing',
      says: '"state": "unsubscribed"',
    },
    {
      breaks: 'a page has two headings of the first level',
      change: [
        'site/ui/partners-section/PartnersSection.tsx',
        '<h3>{value.title}</h3>',
        '{value === text.values[0] ? <h1>{value.title}</h1> : <h3>{value.title}</h3>}',
      ],
      file: 'e2e/sweeps/documents.test.ts',
      test: headOf('/partnerships'),
      says: 'headings: 2 of the first level',
    },
    {
      breaks: 'on a desktop in the dark theme a text has a contrast of 6.8',
      change: [
        'site/pages/home/Science.module.css',
        'flex-direction: column;',
        'flex-direction: column; color: light-dark(var(--ink), #a0a09a);',
      ],
      file: 'e2e/sweeps/pages.test.ts',
      test: looksOf('/pt'),
      says: 'dark desktop color-contrast-enhanced',
    },
    {
      breaks: 'clicks are counted of who has not answered the banner',
      change: [
        'site/enhance/analytics.ts',
        "if (storedConsent() !== 'accepted') return;",
        "if (storedConsent() === 'declined') return;",
      ],
      file: 'e2e/journeys/reading/language-toggle.test.ts',
      test: 'a switch of language is counted by the server after consent, and not before',
      says: 'lang_switch',
    },
    {
      breaks: 'the answers to the banner are 40 pixels high',
      change: [
        'site/ui/consent-banner/ConsentBanner.module.css',
        'min-height: var(--target);',
        'min-height: 2.5rem;',
      ],
      file: 'e2e/sweeps/first-screen.test.ts',
      test: 'the banner is at most 64 pixels high and one row, its answers 44, in en',
      says: 'expected 40 to be',
    },
  ],
  [
    {
      breaks: 'without scripts a refused form is answered as if it were stored',
      change: [
        'server/submissions/join.ts',
        'return { status: 422, errors: result.errors };',
        'return { status: 200, errors: result.errors };',
      ],
      file: 'server/submissions/join.test.ts',
      test: 'an invalid form is shown again with every value as it was typed, and nothing is stored',
      says: 'expected 200 to be 422',
    },
    {
      breaks:
        'a screen reader hears the notification of a refusal beside the field that has the focus',
      change: ['site/islands/interest-form/refuse.ts', 'silent: true,', ''],
      file: 'site/islands/interest-form/InterestForm.component.test.tsx',
      test: 'every press tells all that is wrong, each at its field, and says the first by moving the focus there, in en',
      says: 'Validation error',
    },
    {
      breaks: 'after a fault in the rules the button stays disabled',
      change: [
        'site/islands/interest-form/use-interest-form.ts',
        '    });\n    setBusy(false);',
        '      setBusy(false);\n    });',
      ],
      file: 'site/islands/interest-form/InterestForm.component.test.tsx',
      test: 'it is announced, keeps what was typed, and leaves the button usable, with the e-mail address maria@example.pt',
      says: 'Submitting...',
    },
    {
      breaks: 'on a phone in the light theme the hints have a contrast of 6.8',
      change: [
        'site/islands/interest-form/InterestForm.module.css',
        '\n  .input {',
        '@media (width < 30rem) { .hint { color: light-dark(#54544e, var(--ink-muted)); } }\n  .input {',
      ],
      file: 'e2e/sweeps/pages.test.ts',
      test: looksOf('/pt/lista-de-espera'),
      says: 'light phone color-contrast-enhanced',
    },
    {
      breaks: 'on Postgres names with an accent come after all others',
      change: [
        'server/stores/postgres-store.ts',
        'normalized: (text) => sql<string | null>`folded(${text})`,',
        'normalized: (text) => sql<string | null>`lower(${text})`,',
      ],
      file: 'server/admin/admin-store.test.ts',
      test: anyFilter,
      says: '"column":',
      needsPostgres: true,
    },
    {
      breaks: 'dates in the table are cut off',
      change: ['site/islands/admin/dashboard.module.css', '8.5rem 12.5rem;', '8.5rem 6rem;'],
      file: 'e2e/journeys/admin/states.test.ts',
      test: 'dates are whole in rows and in the blocks of a phone, in en and in a wide face',
      says: '1920: expected',
    },
    {
      breaks: 'spaces around a name and a password are taken away',
      change: [
        'site/islands/admin/LoginForm.tsx',
        "entered.get('username') as string",
        "(entered.get('username') as string).trim()",
      ],
      file: 'e2e/journeys/admin/log-in.test.ts',
      test: 'what is entered is sent as it is, and a refusal is said at the fields',
      says: 'olga',
    },
    {
      breaks: 'an address that is refused has to be typed anew',
      change: [
        'site/pages/my-data/EmailField.tsx',
        'defaultValue={email}',
        'defaultValue={error ? undefined : email}',
      ],
      file: 'e2e/journeys/my-data/my-data.test.ts',
      test: 'what a stranger typed is text, in every field and state',
      says: "expected '' to be",
    },
    {
      breaks: 'the link to somebody’s data opens it after 30 minutes, too',
      change: [
        'server/subscribers/links.ts',
        "if (link.purpose === 'myData') return isExpired(link, now) ? 'expired' : 'open';",
        "if (link.purpose === 'myData') return 'open';",
      ],
      file: 'server/my-data/link-requests.test.ts',
      test: 'a link opens the data for 30 minutes, again and again, and no other link does',
      says: "expected 'open' to be 'expired'",
    },
    {
      breaks: 'pages that are led to learn the token of the link',
      change: [
        'server/my-data/link-routes.ts',
        "reply.header('referrer-policy', 'no-referrer');",
        '',
      ],
      file: 'server/my-data/email-links.test.ts',
      test: 'a press acts, a second one says the same, and no page of another site can press',
      says: 'no-referrer',
    },
    {
      breaks: 'the Portuguese page writes a date in English',
      change: [
        'site/pages/my-data/Submission.tsx',
        '<FormattedDate at={submission.keptUntil} language={language} />',
        '<FormattedDate at={submission.keptUntil} language="en" />',
      ],
      file: 'e2e/journeys/my-data/my-data.test.ts',
      test: 'a person asks for the link, sees what is kept, corrects it and takes it along',
      says: 'not to contain',
    },
    {
      breaks: 'Portuguese pages name themselves as those for all other languages',
      change: [
        'site/ui/layout/Layout.astro',
        '<link rel="alternate" hreflang="x-default" href={addressIn(defaultLanguage)} />',
        '<link rel="alternate" hreflang="x-default" href={addressIn(language)} />',
      ],
      file: 'e2e/sweeps/documents.test.ts',
      test: headOf('/pt/sobre'),
      says: 'unexpected: x-default',
    },
    {
      breaks: 'the menu of a phone stays open over the page when a link is tapped',
      change: ['site/enhance/enhance.ts', 'menu.hidePopover();', ''],
      file: 'e2e/journeys/reading/menu.test.ts',
      test: 'the menu closes when a link is tapped, even one to the same page',
      says: 'expected true to be false',
    },
    {
      breaks:
        'the language toggle leads to the top of the page and not to where one has gone in it',
      change: [
        'site/enhance/language-toggle.ts',
        "addEventListener('hashchange'",
        "addEventListener('never'",
      ],
      file: 'e2e/journeys/reading/language-toggle.test.ts',
      test: 'the language toggle keeps the query, the fragment and what was typed, from en',
      says: 'ref=friend#join-form',
    },
  ],
];
