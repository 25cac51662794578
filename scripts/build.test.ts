import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject, runIn } from './made-up-owner.fixture.ts';

describe('a build that cannot succeed', () => {
  let folder: string;
  const rendered = 'site/pictures/rendered';
  const inCopy = (file: string) => join(folder, file);
  const pictures = () =>
    readdirSync(inCopy(rendered)).map(
      (file) => `${file} ${hash('sha256', readFileSync(inCopy(join(rendered, file))))}`,
    );

  /** Changes a file of the copy while something runs in it. */
  async function having<T>(file: string, change: (text: string) => string, run: () => Promise<T>) {
    const text = readFileSync(inCopy(file), 'utf8');
    expect(change(text)).not.toBe(text);
    writeFileSync(inCopy(file), change(text));
    try {
      return await run();
    } finally {
      writeFileSync(inCopy(file), text);
    }
  }

  /** A build that fails, and leaves site and pictures as they were. */
  async function refusal(): Promise<string> {
    const before = pictures();
    const { status, output } = await runIn(folder, 'scripts/build.ts');
    expect(status, output).toBe(1);
    expect(output).not.toMatch(/^\s+at /m);
    expect(readFileSync(inCopy('dist/client/index.html'), 'utf8')).toBe('the build before');
    expect(pictures()).toEqual(before);
    return output.replace(/^Planned dates .*\n/, '').replace(/^Building the site .*\n/, '');
  }

  beforeAll(() => {
    folder = copyProject();
    mkdirSync(inCopy('dist/client'), { recursive: true });
    writeFileSync(inCopy('dist/client/index.html'), 'the build before');
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
      const { status, output } = await having('site.config.ts', withoutBrand, () =>
        runIn(folder, command),
      );
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
      () => runIn(folder, '--import', './scripts/read-owners-files.mjs', 'scripts/check-open.ts'),
    );
    expect(status).toBe(1);
    expect(output).toMatch(new RegExp(`^${file} cannot be read: .* line ${String(line)} .*\n$`));
  });

  test('a sentence that Portuguese lacks stops the build with its file', async () => {
    const output = await having(
      'content/pt/shell.ts',
      (text) => text.replace(/^ +join: .*\n/m, ''),
      refusal,
    );
    expect(output).toMatch(/^content\/pt\/shell\.ts.*: error .*'join'/);
    expect(output).toContain('What was built before is as it was.');
  }, 600_000);

  test('an article with too long a title stops the build with its file and the limit', async () => {
    const output = await having(
      'content/posts/dogs/en.mdx',
      (text) =>
        text.replace(
          /^title: .*/m,
          'title: A title longer than the results of a search would show',
        ),
      refusal,
    );
    expect(output).toMatch(/posts → dogs\/en[^]*at most 46 characters[^]*posts\/dogs\/en\.mdx/);
  }, 600_000);

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
