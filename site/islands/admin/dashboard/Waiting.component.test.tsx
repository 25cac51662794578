import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, openDashboard, people, said } from '../admin.fixture.tsx';

const at = '2026-02-03T09:00:00.000Z';

test.each(['en', 'pt'] as const)(
  'what waits stands first, with what to do, and a press leads to the messages, in %s',
  async (language) => {
    const server = fakeServer(
      people(30).map((each, index) => ({ ...each, message_waits: index === 3 })),
      {
        admin_waiting: () => ({
          messages: { count: 1, first: at },
          requests: { count: 2, first: '2026-02-10' },
          unknown_emails: 1,
          checks: [
            {
              name: 'disk',
              status: 'fail',
              since: at,
              fault: 'The disk is full.',
              remedy: 'Make room.',
            },
          ],
        }),
      },
    );
    const { text, show } = await openDashboard(language);
    expect(server.calls('admin_waiting')).toMatchObject([{ language }]);
    const region = page.getByRole('region', { name: text.waiting.heading });
    await expect.element(region.getByText('Make room.')).toBeVisible();
    expect(region.getByRole('listitem').elements()).toHaveLength(4);
    await region.getByRole('link').first().click();
    await expect
      .poll(() => server.calls('admin_page').at(-1))
      .toMatchObject({ filter: { message_waits: true } });
    expect(region.query()).toBe(null);
    await show('waiting');
    await expect.element(region.getByText('Make room.')).toBeVisible();
  },
);

test('where nothing waits that is said, above who joined', async () => {
  fakeServer(people(2));
  const { text, row } = await openDashboard();
  await said(text.waiting.nothing);
  await expect.element(row('Person 1')).toBeVisible();
});
