import { expect, test } from 'vitest';
import { readMarkdown, toHtml, toText } from './markdown.ts';
import { slugOf } from './course.ts';
import { writeText } from './write-letter.ts';

const site = 'https://raizdovau.example';
const html = (body: string) => toHtml(readMarkdown(body).parts, site);
const text = (body: string) => toText(readMarkdown(body).parts);

test.each([
  [
    `[Our page](${site}/waitlist), [the railway](https://www.cp.pt/a?b=1&amp;c=2) and [us](mailto:us@example.org)`,
    `<p><a href="${site}/waitlist">Our page</a>, <a href="https://www.cp.pt/a?b=1&#38;c=2">the railway</a> (https://www.cp.pt/a?b=1&#38;c=2) and <a href="mailto:us@example.org">us</a> (us@example.org)</p>`,
    `Our page (${site}/waitlist), the railway (https://www.cp.pt/a?b=1&c=2) and us (us@example.org)`,
  ],
  [
    '# The *first*\n> Come.\n> **All**.',
    '<h2>The <em>first</em></h2><blockquote><p>Come.<br><strong>All</strong>.</p></blockquote>',
    'The first\n\n> Come.\n> All.',
  ],
  ['2027. The year.', '<ol start="2027"><li>The year.</li></ol>', '2027. The year.'],
  [
    '1. one\n\n![](lagoon)\n\n2. two\n\nWords.\n\n3. three',
    '<ol><li>one</li></ol><ol start="2"><li>two</li></ol><p>Words.</p><ol start="3"><li>three</li></ol>',
    '1. one\n\n2. two\n\nWords.\n\n3. three',
  ],
  [
    '- Lunch\n  1. **fruit**\n     - [ ] jam\n- Tea',
    '<ul><li>Lunch<ol><li><strong>fruit</strong><ul><li>[ ] jam</li></ul></li></ol></li><li>Tea</li></ul>',
    '- Lunch\n  1. fruit\n     - [ ] jam\n- Tea',
  ],
  [
    '- one\n\n  more\n- two',
    '<ul><li><p>one</p><p>more</p></li><li><p>two</p></li></ul>',
    '- one\n\n  more\n\n- two',
  ],
  ['`a*`\n\n    b *c*', '<p><code>a*</code></p><pre>b *c*</pre>', 'a*\n\n    b *c*'],
  ['before\n\n---\n\nafter', '<p>before</p><hr><p>after</p>', 'before\n\n* * *\n\nafter'],
  ['a\vb\rc\r\nd\u0085e\u2028f', '<p>a<br>b<br>c<br>d<br>e<br>f</p>', 'a\nb\nc\nd\ne\nf'],
  ['a\u0007\u202e\ufffe&#8238;b', '<p>ab</p>', 'ab'],
  [
    'https://óbidos.example/praça, or us@example.org',
    '<p><a href="https://xn--bidos-zta.example/pra%C3%A7a">https://óbidos.example/praça</a>, or <a href="mailto:us@example.org">us@example.org</a></p>',
    'https://óbidos.example/praça, or us@example.org',
  ],
  [
    '[](https://example.org)',
    '<p><a href="https://example.org">https://example.org</a></p>',
    'https://example.org',
  ],
])('%j is shown as it was meant', (body, asHtml, asText) => {
  expect([html(body), text(body), readMarkdown(body).unsupported]).toEqual([asHtml, asText, []]);
});

test.each([
  ['[the programme](http://example.org)', ['http://example.org']],
  ['- see [it](example.org/a) or http://example.org', ['example.org/a', 'http://example.org']],
  ['**[it](ftp://example.org)**', ['ftp://example.org']],
  ['![a](https://example.org/a.png) <b>x</b>', ['![a](https://example.org/a.png)', '<b>', '</b>']],
  ['[it](https://example.org "title") and [us]()', ['"title"', '()']],
  ['![](lagoon)\n![](pool)\n![](../no)', ['![](pool)', '../no']],
])('%j: what is not supported is named', (body, named) => {
  expect(readMarkdown(body).unsupported.toSorted()).toEqual(named.toSorted());
  expect(html(body)).not.toMatch(/<(?:b|img)\b|http:\/\/"/);
});

test('one print of the site may stand in a body, and else that of every e-mail stands above', () => {
  const { parts, print } = readMarkdown('Hello\n![anything](lagoon)\nyou\n\n![](pool)');
  expect(print).toBe('lagoon');
  expect(parts).toEqual([
    { tag: 'p', parts: ['Hello'] },
    { tag: 'print', name: 'lagoon', parts: [] },
    { tag: 'p', parts: ['you'] },
    { tag: 'p', parts: ['![](pool)'] },
  ]);
  const prints = {
    letter: { html: '<img alt="{alt}">', alt: { en: 'a letter', pt: 'uma carta' } },
    lagoon: { html: '<img src="l" alt="{alt}">', alt: { en: 'the "lagoon"', pt: 'a lagoa' } },
  };
  const write = (body: string) => writeText({ subject: 'x', body }, 'en', site, prints);
  expect(write('Hello').print).toBe('<img alt="">');
  const written = write('![](lagoon)');
  expect([written.print, written.body.html]).toEqual([
    '',
    '<img src="l" alt="the &#34;lagoon&#34;">',
  ]);
});

test.each([
  '_a_'.repeat(6600),
  '1. '.repeat(6600),
  '> '.repeat(21),
  '- '.repeat(21) + 'a',
  '*a **b '.repeat(11) + 'c** d*'.repeat(11),
  '[](',
  '[a](<',
  '&amp;',
  'https://a.b ',
  '> a\n\n',
])('%j is not read for long, nor shown as anything but what was typed', (body) => {
  const whole = body.length < 20 ? body.repeat(20_000 / body.length) : body;
  expect(readMarkdown(whole)).toMatchObject({ isTooIntricate: true, unsupported: [] });
  expect(text(whole)).toBe(whole);
});

test('lists within lists are read to a depth of 20', () => {
  expect(html('- '.repeat(20) + 'a')).toBe('<ul><li>'.repeat(20) + 'a' + '</li></ul>'.repeat(20));
});

test('a page of the archive is named by its heading, in ASCII', () => {
  expect(slugOf('As primeiras datas: há espaço!', [])).toBe('as-primeiras-datas-ha-espaco');
  expect(slugOf('Dates', ['dates', 'dates-2'])).toBe('dates-3');
  expect(slugOf('…', [])).toBe('letter');
});
