import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { DataSubjectRequest } from '../../../../../domain/admin/rights.ts';
import { disclose, fakeClock, fakeServer, openDashboard, said } from '../../admin.fixture.tsx';

test('a request is entered with the day it is to be answered by, and refused for a reason', async () => {
  const requests: DataSubjectRequest[] = [];
  const server = fakeServer([], {
    requests: () => ({ requests }),
    add_request: (entered) => {
      const request = {
        ...entered,
        id: 'first',
        due_on: '2026-02-28',
        made_by: 'admin',
        answered_on: null,
        outcome: null,
        reason: null,
      } as const;
      requests.push(request);
      return { ...request, has_joined: false };
    },
    answer_request: ({ refused }) => {
      const [first] = requests;
      if (first) {
        const answered_on = '2026-03-01';
        requests[0] = { ...first, answered_on, outcome: 'refused', reason: refused };
      }
      return { answered: true };
    },
  });
  const { text, show, button, label } = await openDashboard();
  const words = text.rights.requests;
  await show('requests');
  await said(words.none);
  await label(words.kind).selectOptions(words.kinds.objection);
  await page.getByRole('textbox', { name: words.email, exact: true }).fill(' ana@example.org ');
  await label(words.received).fill('2026-01-30');
  await button(words.add).click();
  const entry = page.getByRole('row', { name: 'ana@example.org' });
  await expect.element(entry.getByText(words.overdue)).toBeVisible();
  await expect.element(entry.getByText(words.kinds.objection)).toBeVisible();
  await said(`${words.entered} ${words.notOnList}`);
  expect(server.calls('add_request')).toMatchObject([
    { kind: 'objection', email: 'ana@example.org', received_on: '2026-01-30' },
  ]);

  await disclose(words.refuse);
  await entry.getByLabelText(words.reason).fill('Não se sabe quem é');
  await entry.getByRole('button', { name: words.refuse }).click();
  await expect.element(entry.getByText('Não se sabe quem é')).toBeVisible();
  expect(entry.getByText(words.overdue).query()).toBe(null);
});

test('a request that cannot be entered says so, and keeps what was typed', async () => {
  fakeServer([], { add_request: () => Response.json({ error: 'no' }, { status: 400 }) });
  const { text, show, button } = await openDashboard();
  const words = text.rights.requests;
  await show('requests');
  const email = page.getByRole('textbox', { name: words.email, exact: true });
  await email.fill('nobody@example.org');
  await button(words.add).click();
  await said(text.failure.action);
  await expect.element(email).toHaveValue('nobody@example.org');
});

test('on going back to the requests, what somebody else changed is seen', async () => {
  fakeClock();
  const server = fakeServer();
  const { text, show } = await openDashboard();
  await show('requests');
  await said(text.rights.requests.none);
  await show('waiting');
  const request = {
    id: 'one',
    kind: 'access',
    email: 'ana@example.org',
    made_by: 'admin',
  } as const;
  const days = { received_on: '2026-01-30', due_on: '2026-02-28' };
  const open = { answered_on: null, outcome: null, reason: null };
  server.answer({ requests: () => ({ requests: [{ ...request, ...days, ...open }] }) });
  vi.advanceTimersByTime(11_000);
  await show('requests');
  await said('ana@example.org');
});
