import { expect, test } from 'vitest';
import type { OwnData, OwnSubmission } from './own-data.ts';
import { updatesWhenSent } from './updates-when-sent.ts';

const submission = (wants_updates: boolean) => ({ wants_updates }) as OwnSubmission;
const request = (kind: 'access' | 'correction' | 'withdrawal') =>
  ({ kind }) as OwnData['requests'][number];

test.each([
  ['ticked', true, {}, 'yes'],
  ['not ticked', false, {}, 'no'],
  ['only looked at since', false, { requests: [request('access')] }, 'no'],
  ['asked for later', true, { requests: [request('correction')] }, 'unknown'],
  ['stopped later', false, { requests: [request('withdrawal')] }, 'unknown'],
  ['off the list by the link of a letter', false, { state: 'left' as const }, 'unknown'],
  ['sent again, perhaps after leaving', false, { submissions: [1, 2] }, 'unknown'],
])('of a form whose box was %s, what can be said is said', (_, wants, since, said) => {
  const own = submission(wants);
  const { submissions, ...rest } = { submissions: [1], ...since };
  const data = {
    ...{ state: 'confirmed' as const, requests: [], ...rest },
    submissions: submissions.map(() => own),
  };
  expect(updatesWhenSent(data, own)).toBe(said);
});
