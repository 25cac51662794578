import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { copyWithBuild } from './build.fixture.ts';
import { runIn } from './project-copy.fixture.ts';

// build.nightly.test.ts has the faults that only types and Astro find, which take half a minute
// each.

const { inCopy, run, having, refusal } = copyWithBuild();

// server/check-owners-files.test.ts has each value.
test('a wrong value in content/facts.ts stops the build with one line that says what it must be', async () => {
  // Whatever an owner has set there, what comes last counts.
  const change = (text: string) =>
    text.replace(/(?=^};\n\nexport type Facts)/m, 'supporters: 1.000,\n');
  const output = await having('content/facts.ts', change, refusal);
  expect(output).toMatch(/^supporters in content\/facts\.ts is .*\. It must be .*\n$/);
});

test('a question in one language alone stops the build with one line that names file and question', async () => {
  const output = await having(
    'content/en/faq.ts',
    (text) =>
      text.replace(/question: 'When/, "question: 'And in the rain?', answer: ['Tea.'] }, { $&"),
    refusal,
  );
  expect(output).toMatch(/^content\/pt\/faq\.ts: items .*“And in the rain\?”.*\n$/);
});

test('what is missing in site.config.ts stops a server started by systemd or in a container with the same line', async () => {
  const withoutBrand = (text: string) => text.replace(/^ {2}brand: '.*\n/m, '');
  const { status, output } = await having('site.config.ts', withoutBrand, () =>
    runIn(inCopy('.'), 'server/main.ts'),
  );
  expect(status).toBe(1);
  expect(output).toMatch(/^brand in site\.config\.ts is missing\. It must be .*\n$/);
});

test.each([
  ['site.config.ts', /brand: '.*'/, "brand: 'Raiz d'Ouro'"],
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
