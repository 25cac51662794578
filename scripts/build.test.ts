import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { copyWithBuild } from './build.fixture.ts';

// build.endurance.test.ts has the faults that only types and Astro find, which take half a minute each.
describe('a build that cannot succeed', () => {
  const { inCopy, run, having, refusal } = copyWithBuild();

  test.each([
    ['email', /email: '.*'/, "email: 'hello@raiz'", 'an e-mail address'],
    ['url', /url: 'https:\/\//, "url: '", 'such as https://example.org'],
    ['profiles.facebook', /facebook: '.*'/, "facebook: ''", 'the address of a page'],
    ['postalAddress.country', /country: '.*'/, "country: 'Portugal'", 'a code of ISO 3166'],
    [
      'portugueseArticle',
      /portugueseArticle: 'a',/,
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

  test.each(['scripts/start.ts', 'server/main.ts'])(
    'what is missing in site.config.ts stops %s with the same line',
    async (command) => {
      const withoutBrand = (text: string) => text.replace(/^ {2}brand: '.*\n/m, '');
      const { status, output } = await having('site.config.ts', withoutBrand, () => run(command));
      expect(status).toBe(1);
      expect(output).toMatch(/^brand in site\.config\.ts is missing\. It must be .*\n$/);
    },
  );

  test.each([
    ['site.config.ts', /brand: '.*'/, "brand: 'Raiz d'Ouro'"],
    ['content/facts.ts', /quarter: 2, /, 'quarter: 2 '],
  ])('a slip in %s ends a command with one line that says where', async (file, from, to) => {
    const text = readFileSync(inCopy(file), 'utf8');
    const line = text.slice(0, text.search(from)).split('\n').length;
    const { status, output } = await having(
      file,
      () => text.replace(from, to),
      () => run('--import', './scripts/read-owners-files.mjs', 'scripts/check-open.ts'),
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
