import { expect, test } from 'vitest';
import { minuteMs } from '../../domain/time.ts';
import { healthy, now } from './checked.fixture.ts';
import { createChecks } from './keep-checks.ts';

function kept() {
  const given = healthy();
  let moment = now;
  given.machine.backups = () => {
    const made = moment.toISOString();
    return { newest: made, oldest: made, failingSince: null };
  };
  const lines: string[] = [];
  const log = (level: string) => (_fields: object, message: string) =>
    void lines.push(`${level} ${message}`);
  const checks = createChecks(given, () => moment, {
    debug: () => undefined,
    info: log('info'),
    error: log('error'),
  });
  const minutes = async (count: number) => {
    moment = new Date(moment.getTime() + count * minuteMs);
    await checks.run();
  };
  const stateOf = (name: string) => checks.states().find((each) => each.name === name);
  return { given, lines, minutes, stateOf };
}

test('the server knows since when something is wrong, says so in its log once, and again when it is mended', async () => {
  const { given, lines, minutes, stateOf } = kept();
  await minutes(0);
  expect([stateOf('disk')?.status, lines]).toEqual(['pass', []]);
  given.machine.freeBytes = () => 5e6;
  await minutes(1);
  await minutes(1);
  expect(stateOf('disk')).toEqual({
    name: 'disk',
    status: 'fail',
    since: '2026-02-03T04:06:06.789Z',
    values: { folder: '/data', megabytes: '5' },
  });
  expect(lines).toEqual([
    expect.stringMatching(/^error The disk of \/data has 5 MB left\. Make room/),
  ]);
  given.machine.freeBytes = () => 2e9;
  await minutes(1);
  expect([stateOf('disk')?.status, lines.at(-1)]).toEqual(['pass', 'info mended']);
});

test('what cannot be told stays as it was', async () => {
  const { given, minutes, stateOf } = kept();
  given.store.refusedLogins = async () => 30;
  await minutes(0);
  given.store.refusedLogins = async () => Promise.reject(new Error('the store is away'));
  await minutes(1);
  expect(stateOf('logins')).toMatchObject({ status: 'fail', values: { count: '30' } });
});
