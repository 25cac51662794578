import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { LetterUnderWay } from '../../../../domain/letter.ts';
import { fakeServer, notification, openDashboard, people, said } from '../admin.fixture.tsx';
import { letterOf } from './letters/letters.fixture.ts';

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

test('a letter that leaves soon is said, with how many get it, and a press stops it', async () => {
  const leaving = letterOf({ state: 'due', send_at: at });
  const recipients = { en: 8, pt: 4 };
  let letter: LetterUnderWay | null = { ...leaving, recipients, waiting: 12 };
  const { calls } = fakeServer(people(2), {
    waiting: () => ({
      ...{ messages: { count: 0, first: null }, requests: { count: 0, first: null } },
      ...{ letter, checks: [], stale: null },
    }),
    stop_letter: () => {
      letter = null;
      return letterOf();
    },
  });
  const { text, button } = await openDashboard();
  const { course, states } = text.letters;
  await said(`${states.due}: ${leaving.subjects.en}`);
  await said(/Goes to 12 people: 8 in English and 4 in Portuguese/);
  expect(await commands.axe()).toEqual([]);
  await button(course.presses.stop).click();
  await expect.poll(notification).toContain(course.nobody);
  await said(text.waiting.nothing);
  expect(calls('stop_letter')).toMatchObject([{ id: leaving.id }]);
});
