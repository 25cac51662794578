import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { copyWithBuild } from './build.fixture.ts';
import { runIn } from './made-up-owner.fixture.ts';

// build.nightly.test.ts has the faults that only types and Astro find, which take half a minute each.
describe('a build that cannot succeed', () => {
  const { inCopy, run, having, refusal } = copyWithBuild();

  test.each([
    ['email', /email: '.*'/, "email: 'hello@raiz'", 'an e-mail address'],
    ['url', /url: 'https:\/\//, "url: '", 'such as https://example.org'],
    ['profiles.facebook', /facebook: '.*'/, "facebook: ''", 'the address of a page'],
    ['postalAddress.country', /country: '.*'/, "country: 'Portugal'", 'a code of ISO 3166'],
    [
      'portugueseArticle',
      /portugueseArticle: '.',/,
      "portugueseArticle: 'um' as 'o',",
      "'a' or 'o'",
    ],
  ])(
    'a wrong %s in site.config.ts stops the build with one line that says what it must be',
    async (name, from, to, rule) => {
      const output = await having('site.config.ts', (text) => text.replace(from, to), refusal);
      expect(output).toMatch(
        new RegExp(`^${name} in site.config.ts is .*\\. It must be ${rule}.*\n$`),
      );
    },
  );

  // Whatever an owner has set there, what comes last counts.
  const ends = { facts: /(?=^};\n\nexport type Facts)/m, ownersAnswers: /(?=};\n$)/ };

  test.each([
    ['facts', 'supporters', 'supporters: 1.200', 'a whole number, without a dot'],
    ['facts', 'supporters', 'supporters: 1.000', 'a whole number, without a dot'],
    ['facts', 'hoursByTrain', 'hoursByTrain: 0.5', 'a whole number, without a dot'],
    ['facts', 'retentionYears', 'retentionYears: 1.5', 'a whole number of years'],
    ['facts', 'retentionYears', "retentionYears: '18 months'", 'a whole number of'],
    [
      'facts',
      'pilotProgrammes.quarter',
      'pilotProgrammes: { quarter: 5, year: 2026 }',
      'a quarter: 1, 2, 3 or 4',
    ],
    [
      'facts',
      'pilotProgrammes',
      'pilotProgrammes: undefined',
      'such as { quarter: 2, year: 2026 }',
    ],
    ['ownersAnswers', 'ownersAnswers.team.pt', "team: { en: 'Ana.' }", 'a line of text'],
    ['ownersAnswers', 'ownersAnswers.landComparedOn', "landComparedOn: '3 May'", 'a day, such as'],
  ] as const)(
    'among the %s of content/facts.ts a wrong %s stops the build with one line that says what it must be (%s: %s)',
    async (constant, name, value, rule) => {
      const output = await having(
        'content/facts.ts',
        (text) => text.replace(ends[constant], `${value},\n`),
        refusal,
      );
      expect(output).toMatch(
        new RegExp(`^${name} in content/facts.ts is .*\\. It must be ${rule}.*\n$`),
      );
    },
  );

  test('a question in one language alone stops the build with one line that names file and question', async () => {
    const output = await having(
      'content/en/faq.ts',
      (text) =>
        text.replace(/question: 'When/, "question: 'And in the rain?', answer: ['Tea.'] }, { $&"),
      refusal,
    );
    expect(output).toMatch(/^content\/pt\/faq\.ts: items .*“And in the rain\?”.*\n$/);
  });

  test.each([
    ['npm start', ['--import', './scripts/read-owners-files.mjs', 'scripts/start.ts']],
    ['a server started by systemd or in a container', ['server/main.ts']],
  ])('what is missing in site.config.ts stops %s with the same line', async (_, command) => {
    const withoutBrand = (text: string) => text.replace(/^ {2}brand: '.*\n/m, '');
    const { status, output } = await having('site.config.ts', withoutBrand, () =>
      runIn(inCopy('.'), ...command),
    );
    expect(status).toBe(1);
    expect(output).toMatch(/^brand in site\.config\.ts is missing\. It must be .*\n$/);
  });

  test.each([
    ['site.config.ts', /brand: '.*'/, "brand: 'Raiz d'Ouro'"],
    ['content/facts.ts', /(quarter: \d),/, '$1'],
    ['content/pt/admin.ts', /'Entrar',/, "'D'Entrar',"],
  ])('a slip in %s ends a command with one line that says where', async (file, from, to) => {
    const text = readFileSync(inCopy(file), 'utf8');
    const line = text.slice(0, text.search(from)).split('\n').length;
    const { status, output } = await having(
      file,
      () => text.replace(from, to),
      () => run('scripts/check-open.ts'),
    );
    expect(status).toBe(1);
    expect(output).toMatch(new RegExp(`^${file} cannot be read: .* line ${String(line)} .*\n$`));
  });

  test('a photograph that cannot be read stops the build with one line, and removes nothing', async () => {
    const colour = { width: 900, height: 600, channels: 3, background: 'teal' } as const;
    const whole = await sharp({ create: colour }).jpeg().toBuffer();
    const photograph = inCopy('content/photographs/lagoon.jpg');
    writeFileSync(photograph, whole.subarray(0, whole.byteLength / 2));
    const output = await refusal();
    rmSync(photograph);
    expect(output).toMatch(/^content\/photographs\/lagoon\.jpg cannot be read.*\n$/);
  });
});
