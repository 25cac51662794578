import { expect, test } from 'vitest';
import { pageRefs } from '../../../domain/routes.ts';
import { clockOf, hourOf } from './hours.ts';
import { inFooter, lastLine, nextHour } from './next-hour.ts';

test('from home one walks through every page of menu and footer once, each later in the day', () => {
  const walked = ['home'];
  for (let next = nextHour({ page: 'home' }); next; next = nextHour({ page: next })) {
    const [before] = pageRefs.filter(({ page }) => page === walked.at(-1));
    expect(hourOf({ page: next })).toBeGreaterThan(hourOf(before));
    walked.push(next);
  }
  expect(walked).toEqual(expect.arrayContaining([...inFooter, 'about', 'blog', 'waitlist']));
  expect(walked.filter((page) => lastLine.some((last) => last === page))).toEqual([]);
  expect(walked.at(-1)).toBe('waitlist');
});

test('an hour is written as its language writes it', () => {
  expect(clockOf({ page: 'oldDogSanctuary' }, ':')).toBe('19:30');
  expect(clockOf({ page: 'experiences' }, 'h')).toBe('9h00');
});
