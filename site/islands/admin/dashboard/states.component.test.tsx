// Every view of the dashboard and every state of an opened submission, for the eye, a screen reader
// and both languages.
import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { devices } from '../../../../e2e/setup/devices.ts';
import { unproved } from '../../../../domain/admin/account.ts';
import type { Language } from '../../../../domain/language.ts';
import { setWideFace } from '../../text-face.fixture.ts';
import {
  cutOff,
  daysAgo,
  fakeServer,
  logIn,
  openDashboard,
  people,
  said,
  showLogin,
  texts,
  type Sample,
  eventually,
  disclose,
  notification,
  closeNotification,
} from '../admin.fixture.tsx';
import { letterAnswers, letterOf, written } from './letters/letters.fixture.ts';
import { views } from './use-view.ts';

const at = '2026-01-02T10:00:00.000Z';
const email = {
  id: 'lost',
  kind: 'confirm',
  state: 'unknown',
  reason: 'quarter_hour',
  server_words: '451 wait',
  queued_at: at,
  due_at: at,
  ended_at: null,
  attempts: 1,
  times_unknown: 1,
  email: 'a.rather.long.address@a-rather-long-domain.example.org',
} as const;
const request = {
  id: 'open',
  kind: 'objection',
  email: email.email,
  received_on: '2026-01-30',
  due_on: '2026-02-28',
  made_by: 'admin',
  answered_on: null,
  outcome: null,
  reason: null,
} as const;

/** A server that has something to show in every view. */
function fullServer(samples: Sample[] = people(60)) {
  const drawn = [9, 6, 3].map((days) => ({ created_at: `${daysAgo(days)}T12:00:00.000Z` }));
  const server = fakeServer(
    [...samples, ...drawn, { name: 'Returning', returning: true }],
    {
      emails: () => ({
        emails_are_on: true,
        subscribers: { unconfirmed: 3, confirmed: 4, unsubscribed: 1, bounced: 1 },
        not_asked: 2,
        queued: 1,
        problem: { since: at, what: '451 wait' },
      }),
      ...letterAnswers([
        letterOf({ tested_at: at }),
        letterOf({
          id: 'sending',
          state: 'sending',
          texts: { en: { subject: '1', body: '' }, pt: { subject: '1', body: '' } },
          emails: { queued: 2, sent: 1, bounced: 1, unknown: 1, dropped: 1 },
        }),
      ]),
      subscriber_emails: () => ({ state: 'unconfirmed', state_since: at, emails: [email] }),
      requests: () => ({
        requests: [
          request,
          { ...request, id: 'done', answered_on: '2026-02-01', outcome: 'done' },
          { ...request, id: 'no', answered_on: '2026-02-01', outcome: 'refused', reason: '…' },
        ],
      }),
      log: () => ({
        entries: [{ id: '1', at, account: 'admin', kind: 'erase', count: 2 }],
        accesses: [{ id: '2', at, account: '', kind: 'read_my_data', count: 1 }],
      }),
      sessions: () => ({
        sessions: ['one', 'another'].map((id) => ({
          id,
          begun_at: at,
          last_used_at: at,
          ip_address: '192.0.2.7',
          passkey: id === 'one' ? 'my phone' : null,
          current: id === 'one',
        })),
      }),
      waiting: () => ({
        messages: { count: 2, first: at },
        requests: { count: 1, first: '2026-02-10' },
        letter: {
          ...letterOf({ state: 'sending', emails: { queued: 3, sent: 9 } }),
          ...{ recipients: { en: 8, pt: 4 }, waiting: 3 },
        },
        checks: [{ name: 'disk', since: at, fault: 'O disco /d.', remedy: 'Liberte /d.' }],
        stale: 'O site.',
      }),
      correct: () => ({
        corrected: false,
        errors: [{ problem: 'rule', field: 'name', rule: 'required' }],
      }),
      export_list: () => Response.json({ message: unproved }, { status: 403 }),
      passkeys: () => ({
        passkeys: [
          {
            ...{ id: 'AAAA', name: 'o telemóvel', created_at: at, last_used_at: at },
            rp_id: location.hostname,
          },
        ],
        origin: location.origin,
      }),
      helpers: () => ({
        helpers: (['joined', 'invited', 'expired'] as const).map((state) => ({
          id: state,
          username: `Marta ${state.length}`,
          invited_at: at,
          state,
        })),
        origin: location.origin,
      }),
      invite_helper: ({ username }) => ({ invitation: username === 'Rui' ? null : 'a'.repeat(43) }),
      restrict: () => {
        for (const row of server.submissions) {
          Object.assign(row, { restricted_since: at, covered: true });
        }
        return { restricted: 1 };
      },
      lift_restriction: () => {
        for (const row of server.submissions) {
          Object.assign(row, { restricted_since: null, covered: false });
        }
        return { lifted: true };
      },
    },
    { account: { username: 'admin', role: 'owner', password: 'first' } },
  );
  return server;
}

/** Goes through every state, and calls with the name of each. */
async function throughStates(language: Language, check: (state: string) => Promise<void>) {
  const server = fullServer();
  const { text, dialog, button, show, label, open } = await openDashboard(language);
  await said(text.account.first);
  await check('rows');
  await button(text.export.open).click();
  await expect.element(button(text.export.download)).toBeVisible();
  await check('export');
  await userEvent.keyboard('{Escape}');
  await open('Person 2');
  await said(text.row.noMessage);
  await check('opened');
  await disclose(text.rights.submission.correct);
  await button(text.rights.submission.save).click();
  await said(text.rights.rules['name.required']);
  await check('correcting');
  await button(text.rights.restriction.restrict).click();
  await said(text.rights.restriction.covered);
  await check('restricted');
  await button(text.rights.restriction.lift).click();
  await said(text.row.noMessage);
  await disclose(text.person.erase);
  await button(text.person.eraseForGood).click();
  await said(text.person.mismatch);
  await disclose(text.rights.submission.delete);
  await check('erasing');
  await button(text.row.close).click();
  await expect.poll(() => dialog.elements()).toHaveLength(0);
  await show('figures');
  await expect.element(page.getByRole('table', { name: text.figures.byCountry })).toBeVisible();
  await check('figures');
  await show('emails');
  await said(text.emails.people);
  await check('emails');
  await show('letters');
  await said(text.letters.note);
  await check('letters to the list');
  await button(written[language].subject).click();
  await disclose(text.letters.writing.help);
  await said(text.letters.test.heading);
  await check('a draft');
  await button(text.letters.back).click();
  await button('1').click();
  await said(text.letters.course.became);
  await check('a letter that goes out');
  await show('requests');
  await disclose(text.rights.requests.refuse);
  await check('requests');
  await show('account');
  await disclose(text.account.sessions);
  await expect.element(page.getByRole('list', { name: text.account.sessions })).toBeVisible();
  await label(text.account.again).fill('other');
  await button(text.account.change).click();
  await said(text.account.refused.different);
  await check('account');
  const { helpers } = text.account;
  await disclose(helpers.heading);
  await label(helpers.name).fill('Rui');
  await label(text.proof.password).first().fill('right');
  await button(helpers.invite).click();
  await said(helpers.taken);
  await label(helpers.name).fill('Eva');
  await label(text.proof.password).first().fill('right');
  await button(helpers.invite).click();
  await expect.element(label(helpers.link.replace('{name}', 'Eva'))).toBeVisible();
  await check('helpers');
  await show('log');
  await expect.element(page.getByRole('table', { name: text.log.heading })).toBeVisible();
  await check('log');
  return server;
}

/** Every sentence of a text, and each part of it between what is filled in. */
const sentencesOf = (text: unknown): string[] => {
  if (typeof text === 'string') return text.split(/\{\w+\}/);
  return text && typeof text === 'object' ? Object.values(text).flatMap(sentencesOf) : [];
};

/** What is read on the page, by eye or by ear. */
function wordsOnPage(): string[] {
  const words: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    words.push(node.textContent?.trim() ?? '');
  }
  for (const name of ['aria-label', 'placeholder', 'title']) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      words.push(element.getAttribute(name) ?? '');
    }
  }
  return words;
}

// In Portuguese, whose words are the longer ones, on a phone; the states by day and by night in
// turn.
test(
  'axe and a look at every control find nothing in any state, and none says anything in English',
  { timeout: 300_000 },
  async () => {
    const own = new Set(sentencesOf(texts.pt));
    const foreign = sentencesOf(texts.en).filter((words) => words.length > 3 && !own.has(words));
    const seen = new Set<string>();
    const { width, height } = devices.phone.viewport;
    await page.viewport(width, height);
    let isDark = false;
    const look = async (state: string) => {
      isDark = !isDark;
      await commands.colourScheme(isDark ? 'dark' : 'light');
      expect(await commands.axe(), state).toEqual([]);
      expect(await commands.controls(), state).toEqual([]);
      for (const words of wordsOnPage()) seen.add(words);
    };
    fakeServer().answer({ fetch_submissions: () => ({ error: 'no' }) });
    const login = showLogin('pt');
    await logIn();
    await expect.poll(notification).not.toBe('');
    await closeNotification('pt');
    await look('login');
    location.hash = `#invitation=${'a'.repeat(43)}`;
    await look('an invitation');
    history.replaceState(null, '', location.pathname);
    login.previousElementSibling?.remove();
    login.remove();
    await throughStates('pt', look);
    expect(seen.size).toBeGreaterThan(200);
    expect([...seen].filter((words) => foreign.includes(words))).toEqual([]);
  },
);

test('axe finds nothing on the dashboard while there are no submissions', async () => {
  fakeServer();
  const { text } = await openDashboard();
  await said(text.emptyTitle);
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(await commands.axe()).toEqual([]);
});

const wide = { timeout: 180_000 };

test(
  'no view scrolls in two directions at 320 CSS pixels, in Portuguese and in a wide face',
  wide,
  async () => {
    // WCAG 1.4.10.
    fullServer();
    await page.viewport(320, 640);
    await setWideFace();
    const { show } = await openDashboard('pt');
    for (const view of views) {
      await show(view);
      await eventually(() => expect(location.hash).toBe(`#${view}-heading`));
      expect(document.scrollingElement?.scrollWidth, view).toBe(320);
      const hasTable = view === 'submissions' || view === 'waiting';
      if (!hasTable) expect(cutOff(), view).toEqual([]);
    }
  },
);

/** The dates of the rows in the page that their cells cut, or the row. */
const cutDates = () =>
  Array.from(document.querySelectorAll('tbody time')).filter((date) => {
    const text = date.getBoundingClientRect();
    const cell = date.closest('td')?.getBoundingClientRect();
    return !cell || text.right > cell.right + 0.5 || text.bottom > cell.bottom + 0.5;
  });

// Language is the subject: words and dates are of other lengths.
test.each(['en', 'pt'] as const)(
  'dates are whole in rows and in the blocks of a phone, in %s and in a wide face',
  async (language) => {
    fakeServer(
      people(60).map((sample, index) => ({
        ...sample,
        country: 'United Kingdom',
        created_at: `2025-09-${10 + (index % 20)}T22:${10 + (index % 50)}:00.000Z`,
      })),
    );
    await setWideFace();
    const { names } = await openDashboard(language);
    for (const width of [1920, 1440, 1366, 1024, 768, 390, 320]) {
      await page.viewport(width, 844);
      await expect.poll(names, { message: String(width) }).toContain('Person 1');
      await eventually(() => expect(document.querySelector('tbody time')).not.toBe(null));
      await expect.poll(cutDates, { message: String(width) }).toEqual([]);
    }
  },
);
