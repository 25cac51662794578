import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, asciiEmail, emailKey, mailboxOf } from './email.ts';
import { mailboxes, spellingsOf } from './spellings.fixture.ts';
import { checkInterest } from './rules.ts';

const twoMailboxes = fc
  .tuple(fc.constantFrom(...mailboxes), fc.constantFrom(...mailboxes))
  .filter(([one, other]) => one !== other);

test('all spellings of a mailbox that the form takes have one key, which is its plainest spelling', () => {
  fc.assert(
    fc.property(
      fc
        .constantFrom(...mailboxes)
        .chain((mailbox) => spellingsOf(mailbox).map((email) => ({ mailbox, email }))),
      ({ mailbox, email }) => {
        expect(checkInterest({ name: 'Ana', email })).toMatchObject({ outcome: 'valid' });
        expect(emailKey(email)).toBe(mailbox);
        expect(emailKey(emailKey(email))).toBe(mailbox);
      },
    ),
    { numRuns: 2000 },
  );
});

test('no spelling of one mailbox has the key of another', () => {
  fc.assert(
    fc.property(
      twoMailboxes.chain(([one, other]) => fc.tuple(spellingsOf(one), spellingsOf(other))),
      ([one, other]) => emailKey(one) !== emailKey(other),
    ),
    { numRuns: 2000 },
  );
});

test('an e-mail goes to the part before the @ as it was typed, at the host that the key names', () => {
  fc.assert(
    fc.property(fc.constantFrom(...mailboxes).chain(spellingsOf), (email) => {
      expect(mailboxOf(addressOf(email))).toBe(asciiEmail(email));
    }),
  );
});

test.each([
  ['José@Example.org', 'JosÉ@example.org'],
  // The small letter of the Kelvin sign is k.
  ['ana\u212a@example.org', 'anak@example.org'],
  ['ana@[192.0.2.1]', 'ana@192.0.2.1'],
])('of addresses from before the form refused such, %s and %s are two', (one, other) => {
  expect(asciiEmail(one)).toBeUndefined();
  expect(emailKey(one)).not.toBe(emailKey(other));
  expect(emailKey(one.replace('Example', 'EXAMPLE'))).toBe(emailKey(one));
});
