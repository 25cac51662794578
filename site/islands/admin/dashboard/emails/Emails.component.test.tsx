import { expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import {
  fakeServer,
  notification,
  openDashboard,
  people,
  said,
  stopClock,
  undoOffered,
  whileTimePasses,
} from '../../admin.fixture.tsx';

const figures = {
  emails_are_on: true,
  subscribers: { unconfirmed: 3, confirmed: 4, unsubscribed: 0, bounced: 0 },
  not_asked: 0,
  to_remind: 0,
  queued: 0,
  held: [],
  problem: null,
};
const unknown = {
  id: 'lost',
  kind: 'confirm',
  state: 'unknown',
  reason: null,
  server_words: '451 wait',
  queued_at: '2026-01-02T10:00:00.000Z',
  due_at: '2026-01-02T10:00:00.000Z',
  ended_at: null,
  attempts: 1,
  times_unknown: 1,
  email: 'ana@example.pt',
} as const;

test('an e-mail of unknown fate is settled by a press', async () => {
  const emails = [{ ...unknown }];
  const server = fakeServer(people(1), {
    admin_emails: () => figures,
    admin_unknown_emails: () => ({ emails }),
    admin_settle_email: () => ({ settled: emails.splice(0, 1).length > 0 }),
  });
  const { text, show, button } = await openDashboard();
  await show('emails');
  await said('451 wait');
  await button(text.emails.unknown.arrived).click();
  await said(text.emails.unknown.none);
  expect(server.calls('admin_settle_email')).toMatchObject([{ id: 'lost', fate: 'sent' }]);
});

test('what is held is announced, shown by rule, and released by a key', async () => {
  let now = 12;
  const server = fakeServer(people(1), {
    admin_emails: () => ({
      ...figures,
      held: [
        { rule: 'network', now: 0, ever: 1, confirmed: 0 },
        { rule: 'unanswered', now, ever: 20, confirmed: 3 },
        // Held alone, and so not announced.
        { rule: 'no_mail', now: 1, ever: 1, confirmed: 0 },
      ],
    }),
    admin_settle_held: () => {
      const settled = now;
      now = 0;
      return { settled };
    },
  });
  const { text, show, button, main } = await openDashboard();
  const { held } = text.emails;
  await show('emails');
  await said(held.rules.unanswered);
  const rows = () => Array.from(main.querySelectorAll('tr'), (row) => row.textContent);
  expect(rows()).toContain(`${held.rules.unanswered}12203`);
  (button(held.delete).element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await said(held.settled.other.replace('{count}', '12'));
  expect(server.calls('admin_settle_held')).toMatchObject([{ fate: 'release' }]);
  await expect.poll(() => page.getByText(held.note).query()).toBe(null);
});

test('what is held is deleted after ten seconds, and not if it is undone', async () => {
  const server = fakeServer(people(1), {
    admin_emails: () => ({
      ...figures,
      held: [{ rule: 'unanswered', now: 12, ever: 20, confirmed: 3 }],
    }),
    admin_settle_held: () => ({ settled: 12 }),
  });
  const { text, show, button } = await openDashboard();
  const { emails, rights } = text;
  const bar = page.getByRole('region', { name: rights.undo.label });
  await show('emails');
  await button(emails.held.delete).click();
  await expect.element(bar.getByText(emails.held.deleteSoon.split('}')[1] ?? '')).toBeVisible();
  await undoOffered();
  await userEvent.keyboard('{Enter}');
  await expect.poll(notification).toContain(rights.undo.undone);
  expect(bar.getByRole('button').elements()).toHaveLength(0);

  stopClock();
  // A second press begins nothing new.
  const press = () => (button(emails.held.delete).element() as HTMLElement).click();
  press();
  press();
  await undoOffered();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(server.calls('admin_settle_held')).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  await whileTimePasses(notification).toContain(emails.held.settled.other.replace('{count}', '12'));
  expect(server.calls('admin_settle_held')).toMatchObject([{ fate: 'delete' }]);
});

test('who joined before e-mails were on is asked once, some at a time', async () => {
  const left = [2, 1];
  const server = fakeServer(people(3), {
    admin_emails: () => ({ ...figures, not_asked: left.length ? 3 : 0 }),
    admin_ask_earlier: () => ({ asked: left.shift() ?? 0 }),
  });
  const { text, show, button } = await openDashboard();
  const { earlier } = text.emails;
  await show('emails');
  await said(earlier.note.other.replace('{count}', '3'));
  await button(earlier.ask).click();
  await said(earlier.asked.other.replace('{count}', '3'));
  expect(server.calls('admin_ask_earlier')).toHaveLength(3);
  expect(button(earlier.ask).query()).toBe(null);
});

test('everyone unconfirmed is reminded after the number is shown and confirmed, and nobody while some are held', async () => {
  const left = [5, 0];
  const server = fakeServer(people(3), {
    admin_emails: () => ({ ...figures, to_remind: left.length ? 107 : 0 }),
    admin_remind: () => {
      const [next = 0] = left.splice(0, 1);
      return { reminded: next === 0 ? 7 : 100, left: next };
    },
  });
  const { text, show, button } = await openDashboard();
  const { remind } = text.emails;
  const dialog = page.getByRole('alertdialog', {
    name: remind.sure.other.replace('{count}', '107'),
  });
  await show('emails');
  await said(remind.note.other.replace('{count}', '107'));
  await button(remind.remind).click();
  await expect.element(dialog).toBeVisible();
  expect(await commands.axe()).toEqual([]);
  // Escape, and the focus is back.
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.query()).toBe(null);
  await expect.element(button(remind.remind)).toHaveFocus();
  expect(server.calls('admin_remind')).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await dialog.getByRole('button', { name: remind.remind }).click();
  await said(remind.reminded.other.replace('{count}', '107'));
  expect(server.calls('admin_remind')).toHaveLength(2);
  expect(button(remind.remind).query()).toBe(null);
});

test('while confirmations are held, it says why nobody can be reminded', async () => {
  fakeServer(people(1), {
    admin_emails: () => ({
      ...figures,
      to_remind: 1,
      held: [{ rule: 'network', now: 1, ever: 1, confirmed: 0 }],
    }),
  });
  const { text, show, button } = await openDashboard();
  const { remind } = text.emails;
  await show('emails');
  await said(remind.wait);
  await expect.element(page.getByText(remind.note.one.replace('{count}', '1'))).toBeVisible();
  expect(button(remind.remind).query()).toBe(null);
});

test('where e-mails are off or do not go out, that is said', async () => {
  const server = fakeServer(people(1));
  const { text, show } = await openDashboard();
  await show('emails');
  await said(text.emails.off);
  const problem = { since: '2026-01-02T10:00:00.000Z', what: 'no route to host' };
  server.answer({ admin_emails: () => ({ ...figures, problem }) });
  await show('submissions');
  await page.getByRole('button', { name: 'Person 1', exact: true }).click();
  // A change of the person fetches the figures anew.
  server.answer({ admin_unsubscribe: () => ({ unsubscribed: true, changed: 0 }) });
  await page.getByRole('button', { name: text.person.unsubscribe }).click();
  await said(text.person.unsubscribed);
  await page.getByRole('button', { name: text.row.close }).click();
  await show('emails');
  await said('no route to host');
});

test('a person’s state and e-mails stand with their submission, and they are asked again', async () => {
  const server = fakeServer(people(1), {
    admin_emails: () => figures,
    admin_subscriber_emails: () => ({
      state: 'unconfirmed',
      state_since: '2026-01-02T10:00:00.000Z',
      emails: [{ ...unknown, state: 'sent', ended_at: '2026-01-02T10:00:00.000Z' }],
    }),
    admin_ask_again: () => ({ asked: false, reason: 'quarter_hour' }),
  });
  const { text, dialog, open, button, main } = await openDashboard();
  const { emails } = text;
  await expect
    .poll(() => Array.from(main.querySelectorAll('dl > div'), (each) => each.textContent))
    .toContain(`${emails.confirmedCounter}4`);
  await open('Person 1');
  const part = dialog.getByRole('region', { name: emails.person.heading });
  await expect.element(part.getByText(emails.states.unconfirmed)).toBeVisible();
  await expect.element(part.getByText(emails.kinds.confirm)).toBeVisible();
  await button(emails.person.ask).click();
  await said(`${emails.person.notAsked}: ${emails.reasons.quarter_hour}`);
  server.answer({ admin_ask_again: () => ({ asked: true, reason: null }) });
  await button(emails.person.ask).click();
  await said(emails.person.asked);
});
