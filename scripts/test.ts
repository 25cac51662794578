// `npm test`: every check of the project, then one plain line: N passed, N failed.
// `npm test -- <filter>` runs only the tests whose file matches; the other checks are left out.
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { ownersChanges } from '../content/as-shipped.fixture.ts';
import { findOrInstallChromium } from './chromium.ts';
import { findOrInstallPostgres } from './postgres.ts';
import { exitStatus, run } from './run-command.ts';

const { positionals: filters } = parseArgs({ allowPositionals: true });

process.env['CHROMIUM'] = await findOrInstallChromium();
const hasPostgres = (await findOrInstallPostgres()) !== undefined;
await run('node', ['scripts/build.ts']);

const checks: { name: string; command: string; args: string[] }[] = [
  { name: 'format', command: 'prettier', args: ['--check', '--log-level=warn', '.'] },
  { name: 'lint', command: 'eslint', args: ['--max-warnings=0', '.'] },
  { name: 'types', command: 'tsc', args: ['--project', '.'] },
  {
    name: 'types in templates',
    command: 'astro',
    args: ['check', '--minimumFailingSeverity=hint'],
  },
];

let passed = 0;
let failed = 0;
for (const { name, command, args } of filters.length ? [] : checks) {
  const succeeded = (await exitStatus(command, args)) === 0;
  console.log(`${succeeded ? 'passed' : 'FAILED'}: ${name}`);
  if (succeeded) passed += 1;
  else failed += 1;
}

const vitest = await startVitest(filters, { run: true, watch: false });
for (const module of vitest.state.getTestModules()) {
  const states = Array.from(module.children.allTests(), (test) => test.result().state);
  const failures = states.filter((state) => state === 'failed').length;
  passed += states.filter((state) => state === 'passed').length;
  // A file that could not be loaded, holds no test, or failed in a hook must not pass unseen.
  failed += failures || Number(!states.length || !module.ok());
}
failed += vitest.state.getUnhandledErrors().length;
await vitest.close();

if (!hasPostgres) {
  console.log(
    '\nSKIPPED: the tests on Postgres, because none is installed. Install one (Debian: apt-get install postgresql), or set POSTGRES_BIN to the folder of yours.',
  );
}
if (ownersChanges.length) {
  console.log(
    `\nSKIPPED: the tests of the specification's own words and of the looks, because they hold only for the project as shipped. Changed here: ${ownersChanges.join('; ')}.`,
  );
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
