import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { admin as inEnglish } from '../../../content/en/admin.ts';
import { toast as toastInEnglish, unexpectedError } from '../../../content/en/notices.ts';
import { admin as inPortuguese } from '../../../content/pt/admin.ts';
import { toast as toastInPortuguese } from '../../../content/pt/notices.ts';
import type { AdminAccount, AdminLogin, AdminOverview } from '../../../domain/admin/api.ts';
import type { OpenedSubmission } from '../../../domain/admin/rights.ts';
import { pageLimit, type ListFilter } from '../../../domain/admin/list-query.ts';
import { byLanguage, type Language } from '../../../domain/language.ts';
import type { SubmissionRow } from '../../../domain/submission/fields.ts';
import { fieldsIn } from '../../../domain/submission/views.ts';
import { emailWords } from '../../emails/email-words.ts';
import { render } from '../render.fixture.tsx';
import { AdminDashboard } from './AdminDashboard.tsx';
import type { ActionAnswer, ActionInput, ActionName } from './api-client.ts';
import { beginOf, dayAt } from './dashboard/local-days.ts';
import type { View } from './dashboard/use-view.ts';

export const texts = { en: inEnglish, pt: inPortuguese };

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const letterPrints = ['letter', 'lagoon'].map((name) => ({
  name,
  alt: { en: `Print of a ${name}`, pt: `Gravura: ${name}` },
  sources: [pixel, `${pixel}#night`],
}));

const dayMs = 86_400_000;

/** A day so many days ago, `YYYY-MM-DD`. */
export const daysAgo = (days: number): string =>
  dayAt(new Date(Date.now() - days * dayMs).toISOString());

/** A submission with its message; what is left out is made up. */
export type Sample = Partial<OpenedSubmission>;

/** So many people, `Person 1`, `Person 2`... */
export const people = (count: number): Sample[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Person ${index + 1}`,
    email: `person.${index + 1}@example.org`,
    country: ['Portugal', 'Ireland', 'Japan'][index % 3] ?? null,
    profession: index % 4 ? 'Nurse' : null,
    wants_updates: index % 2 === 0,
    language: index % 3 ? 'pt' : 'en',
  }));

type Answers = {
  [Action in ActionName]?: (
    request: ActionInput<Action>,
  ) => ActionAnswer<Action> | Response | Promise<ActionAnswer<Action> | Response>;
};

type PasskeyAnswers = Partial<
  Record<
    'ways_in' | 'log_in_options' | 'log_in' | 'invitation_options' | 'accept_invitation',
    () => unknown
  >
>;

export type FakeServer = ReturnType<typeof fakeServer>;

/**
 * Answers the dashboard's requests in the server's place, from a list of submissions that a test
 * may change. What is tested of the server itself, server/admin/api.test.ts shows.
 */
export function fakeServer(
  samples: Sample[] = [],
  answers: Answers & PasskeyAnswers = {},
  login: Partial<AdminLogin> = {},
) {
  const submissions = samples.map(completed);
  const calls: Record<string, unknown>[] = [];
  const passes =
    ({ search = '', country }: ListFilter) =>
    (row: OpenedSubmission) =>
      JSON.stringify(row).toLowerCase().includes(search.toLowerCase()) &&
      (country === undefined || row.country === country);
  const overview = (): AdminOverview => ({
    counters: {
      total: submissions.length,
      this_week: submissions.length,
      this_month: submissions.length,
    },
    submissions: submissions.length,
    wants_updates: submissions.filter((row) => row.wants_updates).length,
    subscribers: new Set(submissions.map(({ email }) => email)).size,
    returning_subscribers: submissions.filter((row) => row.returning).length,
    first: submissions.map(({ created_at }) => created_at).sort()[0] ?? null,
    before: 0,
    days: counted(submissions.map(({ created_at }) => beginOf(dayAt(created_at)))).map(
      ([begin, count]) => ({ begin, count }),
    ),
    countries: counted(submissions.map(({ country }) => country)).map(([country, count]) => ({
      country,
      count,
    })),
    languages: counted(submissions.map(({ language }) => language)).map(([language, count]) => ({
      language,
      count,
    })),
    event_counts: [],
  });
  const listed = (filter: ListFilter = {}, offset = 0) => {
    const rows = submissions.filter(passes(filter));
    return { rows: rows.slice(offset, offset + pageLimit).map(rowOf), total: rows.length };
  };
  const defaults: Answers = {
    waiting: () => ({
      messages: { count: 0, first: null },
      requests: { count: 0, first: null },
      letter: null,
      checks: [],
      stale: null,
    }),
    list: ({ filter, offset }) => listed(filter, offset),
    overview: overview,
    page_views: () => [],
    submission: ({ id, ground }) => {
      const found = submissions.find((row) => row.id === id) ?? completed({ id }, 0);
      return found.covered && ground ? { ...found, covered: false } : found;
    },
    export_counts: () => ({ total: submissions.length, left_out: {} }),
    emails: () => ({
      emails_are_on: false,
      subscribers: { unconfirmed: 0, confirmed: 0, unsubscribed: 0, bounced: 0 },
      not_asked: 0,
      queued: 0,
      problem: null,
    }),
    subscriber_emails: () => ({ state: null, state_since: null, emails: [] }),
    letters: () => ({ letters: [], needs: ['emails'], owner_email: null }),
    requests: () => ({ requests: [] }),
    log: () => ({ entries: [], accesses: [] }),
    sessions: () => ({ sessions: [] }),
    passkeys: () => ({ passkeys: [], origin: location.origin }),
    helpers: () => ({ helpers: [], origin: location.origin }),
    logout: () => undefined,
  };
  const all = { ...defaults, ...answers } as Record<string, (request: object) => unknown>;
  let account: AdminAccount | undefined;
  let logins = 0;
  all['fetch_submissions'] ??= () => ({
    token: (logins += 1) === 1 ? 'a token' : 'another token',
    account: { username: 'admin', role: 'owner', password: 'own' },
    overview: overview(),
    page: listed(),
    ...login,
    ...(account && { account }),
  });
  all['accept_invitation'] ??= all['fetch_submissions'];
  all['ways_in'] ??= () => ({ origin: null });

  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const { action, ...request } = JSON.parse(init?.body as string) as { action: string };
    calls.push({ action, ...request });
    const answer = all[action];
    if (!answer) throw new Error(`the fake server has no answer to ${action}`);
    const body = await answer(request);
    if (body instanceof Response) return body;
    return body === undefined ? new Response(null, { status: 204 }) : Response.json(body);
  });
  return {
    submissions,
    add: (sample: Sample) => submissions.push(completed(sample, submissions.length)),
    answer: (changed: Answers & { fetch_submissions?: () => unknown }) =>
      Object.assign(all, changed),
    /** Whoever logs in from now on. */
    logInAs: (other: AdminAccount) => {
      account = other;
    },
    /** What was asked for by an action, the first first. */
    calls: (action: ActionName | 'fetch_submissions') =>
      calls.filter((call) => call['action'] === action),
    actions: () => calls.map(({ action }) => action),
  };
}

function completed(sample: Sample, index: number): OpenedSubmission {
  return {
    id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    created_at: new Date(Date.now() - (1000 - index) * 60_000).toISOString(),
    name: 'Ana Reis',
    email: 'ana@example.pt',
    country: null,
    profession: null,
    wants_updates: false,
    message: null,
    language: 'en',
    returning: false,
    state: 'confirmed',
    privacy_policy_version: '2025-01',
    restricted_since: null,
    covered: false,
    message_waits: false,
    note: null,
    new_address: null,
    consent: {
      submission_id: '',
      text_hash: 'a1b2c3',
      text: 'I agree.',
      language: 'en',
      given_at: '2026-01-02T10:00:00.000Z',
      channel: 'script',
      wants_updates: true,
      privacy_policy_version: '2025-01',
      confirmed_at: null,
      history: [],
    },
    ...sample,
  };
}

const rowOf = (submission: OpenedSubmission): SubmissionRow => {
  const row = fieldsIn('row') as (keyof SubmissionRow)[];
  return Object.fromEntries(row.map((field) => [field, submission[field]])) as SubmissionRow;
};

/** How often each value occurs. */
const counted = <Value,>(values: Value[]): [Value, number][] => [
  ...values.reduce(
    (counts, value) => counts.set(value, (counts.get(value) ?? 0) + 1),
    new Map<Value, number>(),
  ),
];

/** The administrator's page, not yet logged in. */
export function showLogin(language: Language = 'en'): HTMLElement {
  return render(
    <AdminDashboard
      language={language}
      text={texts[language]}
      letterPrints={letterPrints}
      letterWords={byLanguage((each) => emailWords('letter', each))}
      toastText={language === 'en' ? toastInEnglish : toastInPortuguese}
      errorText={unexpectedError}
      homeHref="/"
      waitlistHref="/waitlist"
    />,
    language,
  );
}

/** Sends the login form as it is: the fake server asks for no password. */
export async function logIn(): Promise<void> {
  const button = page.getByRole('button').first();
  await expect.element(button).toBeVisible();
  (button.element() as HTMLButtonElement).form?.requestSubmit();
}

/** The dashboard after a login, by the words that an administrator finds its parts by. */
export async function openDashboard(language: Language = 'en') {
  const main = showLogin(language);
  await logIn();
  const text = texts[language].dashboard;
  await expect.element(page.getByRole('heading', { name: text.tableHeading })).toBeVisible();
  const table = page.getByRole('table', { name: text.tableHeading });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  return {
    main,
    text,
    table,
    dialog,
    button,
    row: (name: string) => table.getByRole('row').filter({ has: button(name) }),
    names: () =>
      Array.from(
        main.querySelectorAll('tbody [aria-haspopup=dialog]'),
        ({ textContent }) => textContent,
      ),
    /** Presses the name of a row. */
    open: async (name: string) => {
      await table.getByRole('button', { name, exact: true }).first().click();
      await expect.element(dialog.getByRole('heading', { level: 3 })).toBeVisible();
    },
    show: (view: View) =>
      page
        .getByRole('navigation', { name: text.sections.label })
        .getByRole('link', { name: text.sections[view], exact: true })
        .click(),
    label: (name: string) => page.getByLabelText(name, { exact: true }),
  };
}

/** Unfolds a button that no other press takes back, and presses it. */
export const confirm = async (press: string): Promise<void> => {
  await disclose(press);
  await page.getByRole('button', { name: press, exact: true }).first().click();
};

/** What the notification says that is shown. */
export const notification = (): string =>
  document.querySelector('li[data-state=open]')?.textContent ?? '';

/** Presses what opens and closes a part of the page. */
export const disclose = async (name: string): Promise<void> => {
  const summary = () =>
    Array.from(document.querySelectorAll('summary')).find((each) => each.textContent === name);
  await expect.poll(summary).toBeDefined();
  summary()?.click();
};

/** Closes the notification, which lies over the page. */
export const closeNotification = async (language: Language): Promise<void> => {
  const { close } = language === 'en' ? toastInEnglish : toastInPortuguese;
  const button = page.getByRole('button', { name: close, exact: true });
  await expect.element(button).toBeInTheDocument();
  (button.element() as HTMLElement).click();
  await expect.poll(notification).toBe('');
};

/** From now on a clock that a test sets forward, and that goes on by itself, too. */
export const fakeClock = () =>
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });

/** From now on time passes only as a test tells it. */
export const stopClock = () =>
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });

/** Lets a stopped clock go on until something is so. */
export const whileTimePasses = <Value,>(look: () => Value) =>
  expect.poll(async () => {
    await vi.advanceTimersByTimeAsync(50);
    return look();
  });

/** An answer that comes once the test lets it. */
export function held<Answer>(answer: Answer) {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { promise, letThrough: () => resolve(answer) };
}

/** Waits until what a function expects is so. */
export const eventually = (check: () => unknown) =>
  expect
    .poll(() => {
      check();
      return true;
    })
    .toBe(true);

/** What reaches beyond the right side of the screen, where the page cuts it. */
export const cutOff = (): string[] =>
  Array.from(document.querySelectorAll('main *'))
    .filter((each) => each.getBoundingClientRect().right > innerWidth + 0.5)
    .map((each) => `${each.tagName} ${each.textContent}`);

/** Waits until the page says something. */
export const said = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();
