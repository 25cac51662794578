import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, openDashboard, people } from '../admin.fixture.tsx';

const at = '2026-02-03T09:00:00.000Z';

test('what waits stands first, with what to do, and a press leads to the messages, in pt', async () => {
  const server = fakeServer(
    people(30).map((each, index) => ({ ...each, message_waits: index === 3 })),
    {
      waiting: () => ({
        messages: { count: 1, first: at },
        requests: { count: 2, first: '2026-02-10' },
        letter: null,
        checks: [{ name: 'disk', since: at, fault: 'The disk is full.', remedy: 'Make room.' }],
        stale: 'The site is old.',
      }),
    },
  );
  const { text, show } = await openDashboard('pt');
  expect(server.calls('waiting')).toMatchObject([{ language: 'pt' }]);
  const region = page.getByRole('region', { name: text.waiting.heading });
  await expect.element(region.getByText('Make room.')).toBeVisible();
  expect(region.getByRole('listitem').elements()).toHaveLength(4);
  await region.getByRole('link').first().click();
  await expect
    .poll(() => server.calls('list').at(-1))
    .toMatchObject({ filter: { message_waits: true } });
  expect(region.query()).toBe(null);
  await show('waiting');
  await expect.element(region.getByText('Make room.')).toBeVisible();
});
