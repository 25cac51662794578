import { expect, test } from 'vitest';
import { prettyLine } from './pretty-log.ts';

const time = new Date(2026, 1, 3, 4, 5, 6).getTime();

test.each([
  [
    { level: 30, method: 'GET', path: '/about', status: 200, ms: 3, msg: 'answered' },
    '04:05:06 GET /about 200 3 ms',
  ],
  [
    { level: 40, check: 'spf', msg: 'The DNS lacks something.' },
    '04:05:06 warning: The DNS lacks something.',
  ],
  [
    {
      level: 50,
      err: { message: 'disk I/O error', stack: 'at x' },
      msg: 'a submission could not be stored',
    },
    '04:05:06 error: a submission could not be stored: disk I/O error',
  ],
])('people at a terminal read %j in words', (line, words) => {
  expect(prettyLine(JSON.stringify({ time, ...line }))).toBe(words);
});
