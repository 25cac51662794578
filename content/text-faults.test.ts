import { expect, test } from 'vitest';
import { content } from './index.ts';
import { textFaults } from './text-faults.ts';

const faq = {
  items: [
    { question: 'Who?', answer: ['You.', 'Or you.'], links: { about: 'About' } },
    { question: 'When?', answer: ['Soon.'], links: { waitlist: 'The list' } },
  ],
};
const withFaq = (change: (copy: typeof faq) => unknown) => {
  const copy = structuredClone(faq);
  change(copy);
  return textFaults({ en: { faqPage: copy }, pt: { faqPage: faq } });
};

test('no text of the site is empty, and none stands in one language alone', () => {
  expect(textFaults(content)).toEqual([]);
});

test('an empty text is named by its file and place', () => {
  expect(withFaq(({ items: [, when] }) => when && (when.question = ' '))).toEqual([
    expect.stringMatching(/^content\/en\/faq-page\.ts: items\.1\.question is empty/),
  ]);
});

test('a question in one language alone is named by its file and its words, wherever it stands', () => {
  const added = { question: 'With a dog?', answer: ['No.'], links: { dogs: 'Dogs' } };
  for (const position of [0, 1, 2]) {
    const [line] = withFaq(({ items }) => void items.splice(position, 0, added as never));
    expect(line).toMatch(
      /^content\/pt\/faq-page\.ts: items has 2 of the 3 in content\/en\/faq-page\.ts/,
    );
    expect(line).toContain('“With a dog?”');
  }
});

test('a paragraph in one language alone is named by its file, its question and its words', () => {
  const [line, ...others] = withFaq(({ items: [, when] }) => when?.answer.push('Or later.'));
  expect(line).toMatch(/^content\/pt\/faq-page\.ts: items\.1\.answer has 1 of the 2 /);
  expect(line).toContain('“Or later.”');
  expect(others).toEqual([]);
});

test('what Portuguese alone has is named, too', () => {
  expect(withFaq(({ items }) => delete (items[0] as { links?: object }).links)).toEqual([
    expect.stringMatching(/^content\/en\/faq-page\.ts: items\.0\.links is missing/),
  ]);
});
