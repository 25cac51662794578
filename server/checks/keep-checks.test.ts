import { expect, test, vi } from 'vitest';
import { minuteMs } from '../../domain/time.ts';
import { healthy, now } from './checked.fixture.ts';
import { createChecks } from './keep-checks.ts';

function kept() {
  const given = healthy();
  let moment = now;
  given.machine.newestBackup = () => moment;
  const lines: string[] = [];
  const log = (level: string) => (_fields: object, message: string) =>
    void lines.push(`${level} ${message}`);
  const checks = createChecks(
    () => given,
    () => moment,
    { debug: () => undefined, info: log('info'), warn: log('warn'), error: log('error') },
  );
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

test('what is looked at daily is not looked at each minute', async () => {
  const { given, minutes } = kept();
  const faults = vi.spyOn(given.store, 'auditFaults');
  for (let count = 0; count < 10; count += 1) await minutes(1);
  expect(faults).toHaveBeenCalledTimes(1);
  await minutes(24 * 60);
  expect(faults).toHaveBeenCalledTimes(2);
});

test('what cannot be told stays as it was', async () => {
  const { given, minutes, stateOf } = kept();
  given.store.heldConfirmations = async () => 3;
  await minutes(0);
  given.store.heldConfirmations = async () => Promise.reject(new Error('the store is away'));
  await minutes(1);
  expect(stateOf('confirmations_held')).toMatchObject({ status: 'fail', values: { count: '3' } });
});
