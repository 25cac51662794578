import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLimits } from './limits.ts';
import type { LoginAttempt } from './login-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const address = '192.0.2.1';

describe('an address', () => {
  test('that used up its minute may go on when the minute is over', async () => {
    const { submissions } = createLimits({ submissions: { points: 1, duration: 60 } });
    expect(await submissions(address)).toBeUndefined();
    vi.advanceTimersByTime(20_500);
    expect(await submissions(address)).toEqual({ retryAfterSeconds: 40 });
    vi.advanceTimersByTime(39_500);
    expect(await submissions(address)).toBeUndefined();
  });

  test('that failed ten logins may go on after a quarter of an hour', async () => {
    const { logins } = createLimits();
    for (let count = 0; count < 10; count += 1) {
      expect(await logins(address, 'olga')).toHaveProperty('succeeded');
    }
    vi.advanceTimersByTime(5 * 60_000);
    // Being refused does not prolong the wait.
    for (let count = 0; count < 5; count += 1) {
      expect(await logins(address, 'olga')).toEqual({ retryAfterSeconds: 600 });
    }
    vi.advanceTimersByTime(10 * 60_000);
    expect(await logins(address, 'olga')).toHaveProperty('succeeded');
  });

  test('that is refused while a login of its own is still being checked gets that point back', async () => {
    const { logins } = createLimits({ failedLoginsOfAddress: { points: 1, duration: 900 } });
    const first = (await logins(address, 'olga')) as LoginAttempt;
    expect(await logins(address, 'olga')).toHaveProperty('retryAfterSeconds');
    await first.succeeded();
    expect(await logins(address, 'olga')).toHaveProperty('succeeded');
  });
});
