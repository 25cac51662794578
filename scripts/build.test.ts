import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newFolder } from '../server/new-folder.fixture.ts';

/** A copy of the project as it stands here, with the mark of an earlier build. */
const copy = newFolder('project');
const inCopy = (file: string) => join(copy, file);
const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
for (const file of execFileSync('git', list, { encoding: 'utf8' }).split('\0')) {
  if (!existsSync(file) || file === '') continue;
  mkdirSync(dirname(inCopy(file)), { recursive: true });
  // With its time, by which scripts/run.mjs tells whether what is installed is up to date.
  cpSync(file, inCopy(file), { preserveTimestamps: true });
}
symlinkSync(resolve('node_modules'), inCopy('node_modules'));
mkdirSync(inCopy('dist/client'), { recursive: true });
writeFileSync(inCopy('dist/client/index.html'), 'the build before');

/** Runs a command as an owner does, where a file is changed. @returns what it says as it fails */
function refusal(file: string, change: (text: string) => string, ...command: string[]): string {
  const text = readFileSync(inCopy(file), 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(inCopy(file), change(text));
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy,
    encoding: 'utf8',
    env: { PATH, HOME, NODE_COMPILE_CACHE },
  });
  writeFileSync(inCopy(file), text);
  expect(status).toBe(1);
  expect(readFileSync(inCopy('dist/client/index.html'), 'utf8')).toBe('the build before');
  return (stdout + stderr).replace(/^Building the site .*\n/, '');
}
// As scripts/run.mjs runs it.
const run = (script: string) => ['--import', './scripts/read-owners-files.mjs', script];
const build = run('scripts/build.ts');

// server/check-owners-files.test.ts has each value.
test('a wrong value in content/facts.ts stops the build with one line that says what it must be', () => {
  // Whatever an owner has set there, what comes last counts.
  const change = (text: string) =>
    text.replace(/(?=^};\n\nexport type Facts)/m, 'supporters: 1.000,\n');
  expect(refusal('content/facts.ts', change, ...build)).toMatch(
    /^supporters in content\/facts\.ts is .*\. It must be .*\n$/,
  );
});

test('a question in one language alone stops the build with one line that names file and question', () => {
  const change = (text: string) =>
    text.replace(/question: 'When/, "question: 'And in the rain?', answer: ['Tea.'] }, { $&");
  expect(refusal('content/en/faq.ts', change, ...build)).toMatch(
    /^content\/pt\/faq\.ts: items .*“And in the rain\?”.*\n$/,
  );
});

test('what is missing in site.config.ts stops a server started by systemd or in a container with the same line', () => {
  const withoutBrand = (text: string) => text.replace(/^ {2}brand: '.*\n/m, '');
  expect(refusal('site.config.ts', withoutBrand, 'server/main.ts')).toMatch(
    /^brand in site\.config\.ts is missing\. It must be .*\n$/,
  );
});

test.each([
  ['site.config.ts', /brand: '.*'/, "brand: 'Raiz d'Ouro'"],
  ['content/pt/admin.ts', /'Entrar',/, "'D'Entrar',"],
])('a slip in %s ends a command with one line that says where', (file, from, to) => {
  const text = readFileSync(file, 'utf8');
  const line = text.slice(0, text.search(from)).split('\n').length;
  expect(refusal(file, () => text.replace(from, to), ...run('scripts/check-open.ts'))).toMatch(
    new RegExp(`^${file} cannot be read: .* line ${String(line)} .*\n$`),
  );
});

test('a photograph that cannot be read stops the build with one line', async () => {
  const colour = { width: 900, height: 600, channels: 3, background: 'teal' } as const;
  const whole = await sharp({ create: colour }).jpeg().toBuffer();
  const photograph = 'content/photographs/lagoon.jpg';
  writeFileSync(inCopy(photograph), whole.subarray(0, whole.byteLength / 2));
  expect(refusal('README.md', (text) => `${text}\n`, ...build)).toMatch(
    /^content\/photographs\/lagoon\.jpg cannot be read.*\n$/,
  );
});
