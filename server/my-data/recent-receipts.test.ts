import { expect, test } from 'vitest';
import { facts } from '../../content/facts.ts';
import { RecentReceipts } from './recent-receipts.ts';

const erasedAt = (minutes: number) => ({
  at: new Date(minutes * 60_000).toISOString(),
  submissions: 1,
  consents: 1,
  emails: 1,
});

test('the receipt of an erasure is forgotten with the next one after half an hour, though nobody asks for any', () => {
  const receipts = new RecentReceipts();
  receipts.add('first', erasedAt(0));
  receipts.add('second', erasedAt(facts.myDataMinutes));
  // Nothing is known of it any more, even to somebody who turned the clock back.
  expect(receipts.find('first', new Date(1))).toBeUndefined();
  expect(receipts.find('second', new Date(1))).toEqual(erasedAt(facts.myDataMinutes));
  expect(receipts.find('second', new Date(2 * facts.myDataMinutes * 60_000))).toBeUndefined();
});
