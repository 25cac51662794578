import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { BroadcastUnderWay } from '../../../../domain/broadcast.ts';
import { fakeServer, notification, openDashboard, people, said } from '../admin.fixture.tsx';
import { broadcastOf } from './broadcasts/broadcasts.fixture.ts';

const at = '2026-02-03T09:00:00.000Z';

test('what waits stands first, with what to do, and a press leads to the messages, in pt', async () => {
  const server = fakeServer(
    people(30).map((each, index) => ({ ...each, message_waits: index === 3 })),
    {
      admin_waiting: () => ({
        messages: { count: 1, first: at },
        requests: { count: 2, first: '2026-02-10' },
        unknown_emails: 1,
        broadcast: null,
        checks: [
          {
            name: 'disk',
            status: 'fail',
            since: at,
            fault: 'The disk is full.',
            remedy: 'Make room.',
          },
        ],
        drill: { at, back: 412, of: 412, seconds: 3.1 },
      }),
    },
  );
  const { text, show } = await openDashboard('pt');
  expect(server.calls('admin_waiting')).toMatchObject([{ language: 'pt' }]);
  const region = page.getByRole('region', { name: text.waiting.heading });
  await expect.element(region.getByText('Make room.')).toBeVisible();
  await expect.element(region.getByText(/412 (of|de) 412, (in 3\.1|em 3,1) s\./)).toBeVisible();
  expect(region.getByRole('listitem').elements()).toHaveLength(4);
  await region.getByRole('link').first().click();
  await expect
    .poll(() => server.calls('admin_page').at(-1))
    .toMatchObject({ filter: { message_waits: true } });
  expect(region.query()).toBe(null);
  await show('waiting');
  await expect.element(region.getByText('Make room.')).toBeVisible();
});

test('a letter that leaves soon is said, with how many get it, and a press stops it', async () => {
  const letter = broadcastOf({ state: 'held', send_at: at });
  const recipients = { en: 8, pt: 4 };
  let broadcast: BroadcastUnderWay | null = { ...letter, recipients, waiting: 12 };
  const { calls } = fakeServer(people(2), {
    admin_waiting: () => ({
      ...{ messages: { count: 0, first: null }, requests: { count: 0, first: null } },
      ...{ unknown_emails: 0, broadcast, checks: [], drill: null },
    }),
    admin_press_broadcast: () => {
      broadcast = null;
      return broadcastOf();
    },
  });
  const { text, button } = await openDashboard();
  const { course, states } = text.broadcasts;
  await said(`${states.held}: ${letter.subjects.en}`);
  await said(/Goes to 12 people: 8 in English and 4 in Portuguese/);
  expect(await commands.axe()).toEqual([]);
  await button(course.stop).click();
  await expect.poll(notification).toContain(course.nobody);
  await said(text.waiting.nothing);
  expect(calls('admin_press_broadcast')).toMatchObject([{ id: letter.id, press: 'stop' }]);
});

test('where nothing waits that is said, above who joined', async () => {
  fakeServer(people(2));
  const { text, row } = await openDashboard();
  await said(text.waiting.nothing);
  await expect.element(row('Person 1')).toBeVisible();
});
