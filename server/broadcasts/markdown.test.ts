import { expect, test } from 'vitest';
import { readMarkdown, toHtml, toText } from './markdown.ts';
import { deadLinks } from '../../domain/broadcast-links.ts';
import { slugOf } from './advance.ts';
import { writeText } from './write-broadcast.ts';

const site = 'https://raizdovau.example';
const html = (body: string) => toHtml(readMarkdown(body), site);
const text = (body: string) => toText(readMarkdown(body));

test('paragraphs, headings, lists, emphasis and links are read, and text and HTML say the same', () => {
  const body = [
    '# The *first* dates',
    'Hello, **dear** reader.\nA second line.',
    '- in May\n- in June',
    '1. write\n2. come',
    `[Our page](${site}/waitlist), [the railway](https://www.cp.pt/a?b=1&c=2), https://www.cm-obidos.pt/ and [a line to us](mailto:hello@raizdovau.example).`,
  ].join('\n\n');
  expect(html(body)).toBe(
    [
      '<h2>The <em>first</em> dates</h2>',
      '<p>Hello, <strong>dear</strong> reader.<br>A second line.</p>',
      '<ul><li>in May</li><li>in June</li></ul>',
      '<ol><li>write</li><li>come</li></ol>',
      `<p><a href="${site}/waitlist">Our page</a>, `,
      '<a href="https://www.cp.pt/a?b=1&#38;c=2">the railway</a> (https://www.cp.pt/a?b=1&#38;c=2), ',
      '<a href="https://www.cm-obidos.pt/">https://www.cm-obidos.pt/</a> and ',
      '<a href="mailto:hello@raizdovau.example">a line to us</a> (hello@raizdovau.example).</p>',
    ].join(''),
  );
  expect(text(body)).toBe(
    [
      'The first dates',
      'Hello, dear reader.\nA second line.',
      '- in May\n- in June',
      '1. write\n2. come',
      `Our page (${site}/waitlist), the railway (https://www.cp.pt/a?b=1&c=2), https://www.cm-obidos.pt/ and a line to us (hello@raizdovau.example).`,
    ].join('\n\n'),
  );
});

test('one print of the site may stand in a body, on a line of its own, and any other picture stays as it was typed', () => {
  const body = 'Hello\n![anything](lagoon)\n![](tents)\n\n![](../secret) and ![](pool)';
  expect(readMarkdown(body)).toEqual([
    { type: 'paragraph', inlines: [{ type: 'text', text: 'Hello' }] },
    { type: 'print', name: 'lagoon' },
    { type: 'paragraph', inlines: [{ type: 'text', text: '![](tents)' }] },
    {
      type: 'paragraph',
      inlines: ['![](../secret)', ' and ', '![](pool)'].map((text) => ({ type: 'text', text })),
    },
  ]);
  expect(deadLinks(readMarkdown(body))).toEqual(['![](tents)', '![](../secret)', '![](pool)']);
  expect(text('Hello\n\n![](lagoon)\n\nyou')).toBe('Hello\n\nyou');
});

test('a letter shows its own print with what it shows, or else that of every e-mail above the text', () => {
  const prints = {
    letter: { html: '<img alt="{alt}">', alt: { en: 'a letter', pt: 'uma carta' } },
    lagoon: { html: '<img src="l" alt="{alt}">', alt: { en: 'the "lagoon"', pt: 'a lagoa' } },
  };
  const write = (body: string) => writeText({ subject: 'x', body }, 'en', site, prints);
  expect(write('Hello').print).toBe('<img alt="">');
  const { print, body } = write('![](lagoon)');
  expect([print, body.html]).toEqual(['', '<img src="l" alt="the &#34;lagoon&#34;">']);
});

test.each([
  '<script>alert(1)</script>',
  'a <img src=x onerror=alert(1)> b',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt&colon;alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](http://example.org)',
  '![x](https://example.org/pixel.gif)',
  '<https://example.org/"onmouseover="alert(1)>',
  '- <b>x</b>\n- `<i>`',
  '| <b> | a |\n|---|---|\n| 1 | 2 |',
])('%j becomes no markup of its own, and no link but by https', (body) => {
  const tags = html(body).match(/<[^>]*>/g) ?? [];
  expect(
    tags.filter((tag) => !/^<(\/?(p|ul|ol|li|em|strong|a)|br|a href="https:[^"<>]*")>$/.test(tag)),
  ).toEqual([]);
  expect(html(body)).not.toMatch(/<a href="(?!https:)/);
});

test.each([
  ['[the programme](http://example.org)', ['[the programme](http://example.org)']],
  ['- see [it](example.org/a)', ['[it](example.org/a)']],
  ['**[it](ftp://example.org)**', ['[it](ftp://example.org)']],
  ['![a picture](https://example.org/a.png)', ['![a picture](https://example.org/a.png)']],
  ['www.example.org and http://example.org', ['www.example.org', 'http://example.org']],
  ['[it](https://example.org), https://example.org, [us](mailto:a@example.org) (at 5)', []],
])('%j: what was meant as a link and is none is found', (body, found) => {
  expect(deadLinks(readMarkdown(body))).toEqual(found);
});

test('what turns the direction of writing around is left out, and a paragraph of 20,000 characters is read at once', () => {
  expect(html('price: \u202e001 \u2066€\u2069')).toBe('<p>price: 001 €</p>');
  const { subject } = writeText({ subject: 'Hello \u202edlrow\u0007', body: '' }, 'en', site, {});
  expect(subject).toBe('Hello dlrow');
  const hostile = [
    '*'.repeat(20_000),
    '['.repeat(20_000),
    '> '.repeat(10_000),
    'a'.repeat(20_000),
    '- '.repeat(10_000),
  ];
  const before = process.cpuUsage();
  for (const body of hostile) html(body);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000);
});

test('a page of the archive is named by its heading, in ASCII', () => {
  expect(slugOf('As primeiras datas: há espaço!', [])).toBe('as-primeiras-datas-ha-espaco');
  expect(slugOf('Dates', ['dates', 'dates-2'])).toBe('dates-3');
  expect(slugOf('…', [])).toBe('letter');
});
