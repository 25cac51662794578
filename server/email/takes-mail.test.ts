import { expect, onTestFinished, test, vi } from 'vitest';
import { createTakesMail } from './takes-mail.ts';

const failed = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const mx = (exchange: string) => async () => [{ exchange, priority: 0 }];
const at = (address: string) => async () => [address];

/** The answers for a host: of its mail servers, and of its addresses in IPv4 and IPv6. */
const answers = (
  resolveMx: () => Promise<{ exchange: string; priority: number }[]>,
  four: () => Promise<string[]> = failed('ENODATA'),
  six: () => Promise<string[]> = failed('ENODATA'),
) => createTakesMail({ resolveMx, resolve4: four as never, resolve6: six as never })('example.org');

test.each([
  ['a host with a mail server', true, () => answers(mx('mail.example.org'))],
  ['a host that says it takes none', false, () => answers(mx(''), at('192.0.2.1'))],
  ['a host with an IPv4 address alone', true, () => answers(failed('ENODATA'), at('192.0.2.1'))],
  [
    'a host with an IPv6 address alone',
    true,
    () => answers(failed('ENODATA'), failed('ENODATA'), at('2001:db8::1')),
  ],
  ['a host with neither', false, () => answers(failed('ENODATA'))],
  [
    'a name that does not exist',
    false,
    () => answers(failed('ENOTFOUND'), failed('ENOTFOUND'), failed('ENOTFOUND')),
  ],
  ['a host whose servers fail', true, () => answers(failed('ESERVFAIL'))],
  ['a host half of whose servers fail', true, () => answers(failed('ENODATA'), failed('ETIMEOUT'))],
])('e-mails to %s may arrive: %s', async (_host, expected, takesMail) => {
  expect(await takesMail()).toBe(expected);
});

test('where nobody answers for two seconds, they may arrive', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answered = vi.fn();
  void answers(() => new Promise(() => undefined)).then(answered);
  await vi.advanceTimersByTimeAsync(1999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith(true);
});
