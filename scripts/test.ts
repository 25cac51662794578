// `npm test`: every check of the project, then one plain line: N passed, N failed. `npm test --
// <filter>` runs only the tests whose file matches; the other checks are left out. `npm run
// test:quick`, for the time between: format, types, lint of the files that have changed, and the
// unit and request tests that import them.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startVitest, type CliOptions, type Vitest } from 'vitest/node';
import { ownersChanges } from '../content/as-shipped.fixture.ts';
import {
  findHeadlessShell,
  findOrInstallChromium,
  findOrInstallPostgres,
} from './find-or-install.ts';
import { markWordsChecked } from './build-state.ts';
import { run, runQuietly } from './run-command.ts';

const {
  positionals: filters,
  values: { quick },
} = parseArgs({ allowPositionals: true, options: { quick: { type: 'boolean', default: false } } });

type Check = [name: string, command: string, ...args: string[]];

const format: Check = ['format', 'prettier', '--check', '--log-level=warn', '.'];
const lint: Check = ['lint', 'eslint', '--max-warnings=0', '.'];
// The compiler reads all but the templates, and remembers what the build has asked it already.
const types: Check = [
  'types',
  'tsc',
  ...['--project', '.', '--incremental', '--tsBuildInfoFile', '.astro/types.tsbuildinfo'],
];
const typesOfTemplates: Check = [
  'types in templates',
  'astro',
  ...['check', '--minimumFailingSeverity=hint', '--tsconfig', 'site/build/tsconfig.templates.json'],
];
const structure: Check = ['structure', 'node', 'scripts/structure.ts'];

let passed = 0;
let failed = 0;

/**
 * Runs checks one after another and counts them. The output of a check is printed when it has
 * ended.
 */
async function runChecks(...checks: Check[]): Promise<void> {
  for (const [name, command, ...args] of checks) {
    const { status, output } = await runQuietly(command, args);
    console.log(`${output}${status === 0 ? 'passed' : 'FAILED'}: ${name}`);
    if (status === 0) passed += 1;
    else failed += 1;
    if (name === 'types' && status === 0) await markWordsChecked();
  }
}

async function runTests(files: string[], options: CliOptions = {}): Promise<void> {
  const vitest = await startVitest(files, { run: true, watch: false, ...options });
  countTests(vitest);
  await vitest.close();
}

function countTests(vitest: Vitest): void {
  for (const module of vitest.state.getTestModules()) {
    const states = Array.from(module.children.allTests(), (test) => test.result().state);
    const failures = states.filter((state) => state === 'failed').length;
    passed += states.filter((state) => state === 'passed').length;
    // A file that could not be loaded, holds no test, or failed in a hook must count as a failure.
    failed += failures || Number(!states.length || !module.ok());
  }
  failed += vitest.state.getUnhandledErrors().length;
}

/** Keeps both cores of a small machine busy: browser tests wait more than they compute. */
async function testEverything(): Promise<void> {
  const chromium = await findOrInstallChromium();
  const headlessShell = findHeadlessShell();
  if (headlessShell) process.env['CHROMIUM_HEADLESS_SHELL'] = headlessShell;
  process.env['CHROMIUM'] = chromium;
  const hasPostgres = (await findOrInstallPostgres()) !== undefined;
  if (filters.length) {
    await run('node', ['scripts/build.ts']);
    await runTests(filters);
  } else {
    const first = runChecks(format, structure);
    await run('node', ['scripts/build.ts']);
    // Each check keeps one core busy, so that two of them run at a time.
    const others = first.then(() => runChecks(types, lint));
    // Not in parallel with the tests: one of them starts Astro, too, and both write to .astro/.
    await runChecks(typesOfTemplates);
    await Promise.all([others, runTests([])]);
  }
  if (!hasPostgres) {
    console.log(
      '\nSKIPPED: the tests on Postgres, because none is installed. Install one (Debian: apt-get install postgresql), or set POSTGRES_BIN to the folder of yours.',
    );
  }
}

async function testQuickly(): Promise<void> {
  // Lint needs the types that Astro generates.
  if (!existsSync('.astro/types.d.ts')) await run('astro', ['sync', '--silent']);
  await Promise.all([
    runChecks(format, structure, types, [...lint, '--cache', '--cache-location=.astro/eslint']),
    runTests([], { project: ['unit'], changed: true, passWithNoTests: true, maxWorkers: 1 }),
  ]);
  console.log(
    '\nLEFT OUT: the browser tests, the tests that import nothing that has changed, and types in templates. `npm test` runs them all.',
  );
}

await (quick ? testQuickly() : testEverything());
if (ownersChanges.length) {
  console.log(
    `\nSKIPPED: the tests of the specification's own words and of the looks, because they hold only for the project as shipped. Changed here: ${ownersChanges.join('; ')}.`,
  );
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
