import fc from 'fast-check';
import { expect, test } from 'vitest';
import { content } from '../../content/index.ts';
import { limitOf, interestTextFields, optionsOf } from './fields.ts';
import { checkInterest } from './rules.ts';

const valid = { name: 'Maria', email: 'maria@example.pt' };
const rules = (input: object) => {
  const result = checkInterest(input);
  return result.outcome === 'valid' ? [] : result.errors;
};
/** Null for every field that a visitor may leave empty. */
const empty = Object.fromEntries(
  interestTextFields.filter((field) => optionsOf(field).optional).map((field) => [field, null]),
);
const rule = (field: string, name: string) => ({ problem: 'rule', field, rule: name });

test('an interest submission is trimmed, and its empty optional fields become null', () => {
  expect(
    checkInterest({
      ...valid,
      name: '  Maria ',
      email: ' maria@example.pt ',
      country: '  ',
      profession: '',
      wants_updates: true,
    }),
  ).toEqual({
    outcome: 'valid',
    interest: { ...empty, ...valid, country: null, profession: null, wants_updates: true },
  });
});

test('every text field accepts its maximum length after trimming, and one character more is rejected', () => {
  for (const field of interestTextFields) {
    const limit = limitOf(field);
    const text = (length: number) =>
      field === 'email' ? `${'a'.repeat(length - 11)}@example.pt` : 'x'.repeat(length);
    expect(rules({ ...valid, [field]: text(limit) })).toEqual([]);
    expect(rules({ ...valid, [field]: ` ${text(limit)} ` })).toEqual([]);
    expect(rules({ ...valid, [field]: text(limit + 1) })).toEqual([rule(field, 'tooLong')]);
  }
});

test('a missing name and an invalid e-mail address are reported in the order of the form', () => {
  for (const nothing of [undefined, null, '', '   ']) {
    expect(rules({ name: nothing, email: nothing })).toEqual([
      rule('name', 'required'),
      rule('email', 'invalid'),
    ]);
  }
  for (const email of ['maria', 'maria@', '@example.pt', 'maria@localhost', 'a b@example.pt']) {
    expect(rules({ ...valid, email })).toEqual([rule('email', 'invalid')]);
  }
});

test.each([
  'maria@café.pt',
  'maria@пример.рф',
  'maria@例え.テスト',
  'maria@xn--caf-dma.pt',
  "o'neill+list@sub.domain.example",
  ...'a&b sales/pt x=y a!b a#b a%b a*b a?b a^b a{b} a|b a~b a`b $'
    .split(' ')
    .map((name) => `${name}@example.org`),
  'MARIA@EXAMPLE.PT',
  `m@${'a.'.repeat(121)}example1.pt`,
])('an address of an internationalised or unusual name is accepted: %s', (email) => {
  expect(rules({ ...valid, email })).toEqual([]);
});

test.each([
  'maria@-example.pt',
  'maria@example-.pt',
  'maria@exa_mple.pt',
  'maria@example..pt',
  'maria@example.pt.',
  'maria@xn--.pt',
  `maria@${'x'.repeat(64)}.pt`,
  `m@${'a.'.repeat(122)}example.pt`,
  'maria@127.0.0.1',
  'maria@[127.0.0.1]',
  'maria@example.pt:25',
  'maria@example.pt/x',
  'maria@a@example.pt',
  'maría@example.pt',
  'maria..b@example.pt',
  '.maria@example.pt',
  'maria.@example.pt',
  'maria@example.1',
  'maria@exam\u00adple',
])('an address to which no e-mail can be written is invalid: %s', (email) => {
  expect(rules({ ...valid, email })).toEqual([rule('email', 'invalid')]);
});

const unseen = '\u200b \u200d \u00ad \u200e \u202a \u202c \u2060 \ufeff \u00a0'.split(' ');

test.each(unseen)(
  'what nobody sees at an end or in the host of an address is taken away: %j',
  (character) => {
    for (const email of [
      `${character}user@example.org`,
      `user@example.org${character} `,
      `user@exam${character}ple.org`,
    ]) {
      expect(checkInterest({ name: 'A', email })).toMatchObject({
        outcome: 'valid',
        interest: { email: 'user@example.org' },
      });
    }
    expect(rules({ ...valid, email: `us${character}er@example.org` })).toEqual([
      rule('email', 'unseen'),
    ]);
  },
);

test('a host keeps the joiner that makes it another name', () => {
  const email = 'user@نامه\u200cای.example';
  expect(checkInterest({ ...valid, email })).toMatchObject({ interest: { email } });
});

test('a name of nothing that can be seen is missing, and what is seen keeps what belongs to it', () => {
  const nothing = fc
    .array(fc.constantFrom(...unseen, ' ', '\t', '\ufe0f', '\u3164', '\u2800'), { maxLength: 9 })
    .map((characters) => characters.join(''));
  const flag = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
  fc.assert(
    fc.property(nothing, fc.constantFrom('Ana', 'O\u00a0Rui', '❤\ufe0f', flag), (around, name) => {
      expect(rules({ ...valid, name: around })).toEqual([rule('name', 'required')]);
      const after = around.replaceAll('\ufe0f', '');
      expect(
        checkInterest({ ...valid, name: around + name + after, country: around }),
      ).toMatchObject({ interest: { name, country: null } });
    }),
  );
});

test('an interest submission with unknown columns or wrong types is rejected', () => {
  expect(rules({ ...valid, id: '1' })).toEqual([{ problem: 'unknownColumn', column: 'id' }]);
  expect(rules({ ...valid, name: 7 })).toEqual([{ problem: 'wrongType', column: 'name' }]);
  // It has a length that a rule would read.
  expect(rules({ ...valid, country: { length: ':' } })).toEqual([
    { problem: 'wrongType', column: 'country' },
  ]);
  expect(rules({ ...valid, wants_updates: 'yes' })).toEqual([
    { problem: 'wrongType', column: 'wants_updates' },
  ]);
  expect(rules([])).toEqual([{ problem: 'wrongType', column: undefined }]);
});

test('an interest submission with a NUL character or an unpaired surrogate is rejected', () => {
  expect(rules({ ...valid, message: 'a\0b' })).toEqual([rule('message', 'unstorable')]);
  expect(rules({ ...valid, name: 'half \ud83d a smile' })).toEqual([rule('name', 'unstorable')]);
});

test('any payload is either valid under every rule or rejected with a message in both languages', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 1100 }),
    fc.string({ maxLength: 300 }),
    fc.emailAddress(),
    fc.constant(null),
    fc.anything(),
  );
  const payload = fc.record(
    {
      ...Object.fromEntries(interestTextFields.map((field) => [field, text])),
      wants_updates: fc.oneof(fc.boolean(), fc.anything()),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(payload, fc.anything()), (input) => {
      const result = checkInterest(input);
      if (result.outcome === 'valid') {
        for (const field of interestTextFields) {
          const stored = result.interest[field];
          expect(stored?.trim()).toBe(stored ?? undefined);
          expect(stored?.length ?? 1).toBeGreaterThan(0);
          expect(stored?.length ?? 0).toBeLessThanOrEqual(limitOf(field));
        }
        expect(checkInterest(result.interest)).toEqual(result);
      } else {
        for (const error of result.errors) {
          if (error.problem !== 'rule') continue;
          for (const { interestForm } of Object.values(content)) {
            expect(interestForm.rules).toHaveProperty([`${error.field}.${error.rule}`]);
          }
        }
      }
    }),
    { numRuns: 500 },
  );
});
