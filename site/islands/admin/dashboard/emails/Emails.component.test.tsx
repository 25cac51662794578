import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, openDashboard, people, said } from '../../admin.fixture.tsx';

const at = '2026-01-02T10:00:00.000Z';
const figures = {
  emails_are_on: true,
  subscribers: { unconfirmed: 3, confirmed: 4, unsubscribed: 0, bounced: 0 },
  not_asked: 0,
  queued: 0,
  problem: null,
};
test('who joined before e-mails were on is asked once, some at a time', async () => {
  const left = [2, 1];
  const server = fakeServer(people(3), {
    emails: () => ({ ...figures, not_asked: left.length ? 3 : 0 }),
    ask_earlier: () => ({ asked: left.shift() ?? 0 }),
  });
  const { text, show, button } = await openDashboard();
  const { earlier } = text.emails;
  await show('emails');
  await said(earlier.note.other.replace('{count}', '3'));
  await button(earlier.ask).click();
  await said(earlier.asked.other.replace('{count}', '3'));
  expect(server.calls('ask_earlier')).toHaveLength(3);
  expect(button(earlier.ask).query()).toBe(null);
});

test('where e-mails are off or do not go out, that is said', async () => {
  const server = fakeServer(people(1));
  const { text, show } = await openDashboard();
  await show('emails');
  await said(text.emails.off);
  const problem = { since: '2026-01-02T10:00:00.000Z', what: 'no route to host' };
  server.answer({ emails: () => ({ ...figures, problem }) });
  await show('submissions');
  await page.getByRole('button', { name: 'Person 1', exact: true }).click();
  // A change of the person fetches the figures anew.
  server.answer({ unsubscribe: () => ({ unsubscribed: true, changed: 0 }) });
  await page.getByRole('button', { name: text.person.unsubscribe }).click();
  await said(text.person.unsubscribed);
  await page.getByRole('button', { name: text.row.close }).click();
  await show('emails');
  await said('no route to host');
});

test('a person’s state and e-mails stand with their submission, and they are asked again', async () => {
  const server = fakeServer(people(1), {
    emails: () => figures,
    subscriber_emails: () => ({
      state: 'unconfirmed',
      state_since: at,
      emails: [
        {
          ...{ id: 'first', kind: 'confirm', state: 'sent', reason: null, server_words: '250 ok' },
          ...{ queued_at: at, due_at: at, ended_at: at, attempts: 0, times_unknown: 0 },
        },
      ],
    }),
    ask_again: () => ({ asked: false, reason: 'quarter_hour' }),
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
  server.answer({ ask_again: () => ({ asked: true, reason: null }) });
  await button(emails.person.ask).click();
  await said(emails.person.asked);
});
