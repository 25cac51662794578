// `npm run reference`: writes docs/reference.md, every command and every environment variable, from
// the code.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { variableWords, type VariableWords } from '../server/config.ts';

type Group = VariableWords['group'];
/** What stands third are the options of a command, or the default of a variable. */
type Entry = [group: Group, about: string, more?: string];

/** The scripts of package.json, in the order in which people need them. */
export const commands: Record<string, Entry> = {
  start: ['owner', 'Installs, builds and serves the site; each step only where something changed.'],
  dev: ['owner', 'Serves the site with hot reload, to look at changes.'],
  'check:open': ['owner', 'Lists what only the owner can fill in and is still missing.'],
  dates: [
    'owner',
    'Dates the texts that changed. A new version of a policy takes a sentence on what changed.',
    '-- "<what changed>"',
  ],
  build: ['owner', 'Builds the site into `dist/`.'],
  doctor: ['owner', 'Says what is wrong on this machine and what to do about it.'],
  'email:test': [
    'owner',
    'Sends one of each e-mail to `OWNER_EMAIL` or to the given address.',
    '-- [<address>]',
  ],
  pictures: [
    'owner',
    'Makes the largest files of the pictures that changed; `--check` only names them.',
    '-- [--check]',
  ],
  serve: ['operator', 'Serves what is built, as in production.'],
  'admin:password': [
    'operator',
    'Prints the line of a new password for the environment; `--store` changes it in the store.',
    '-- [--store]',
  ],
  backup: [
    'operator',
    'Copies the store while the server runs, into `DATA_DIR/backups` or to another place.',
    '-- [--to <folder or file>]',
  ],
  restore: [
    'operator',
    'Puts a backup back while the server is stopped, or into an empty database; `--older` accepts one that the mirror no longer covers. `--from` takes a copy on another machine.',
    '-- [--older] [<backup> | --from <target> --key <file> [--copy <name>]]',
  ],
  drill: [
    'operator',
    'Tries whether the copies on another machine bring the site back; `--release` tries another release on a copy, for `deploy/upgrade`.',
    '-- [--release <folder>]',
  ],
  migrate: [
    'operator',
    'Brings the tables in Postgres up to date; with `--ledger`, takes over the ledger of an earlier version.',
    '-- [--without-copy | --ledger <file> --key <file>]',
  ],
  'store:copy': [
    'operator',
    'Moves an embedded store into Postgres.',
    '-- --from <DATA_DIR> [--to <address>] [--delete-source]',
  ],
  'audit:verify': [
    'operator',
    'Says whether an entry of the audit log is missing or was changed; `--head` compares a line that came by e-mail.',
    '-- [--head "<line>"]',
  ],
  'email:bounce': ['operator', 'Reads a returned e-mail from its input and notes it.'],
  test: [
    'contributor',
    'Runs every check of the project, or only the test files whose path holds the given part.',
    '-- [<part of a path>]',
  ],
  'test:quick': [
    'contributor',
    'Checks format, types and changed files, and runs the tests that start no process.',
  ],
  'test:nightly': [
    'contributor',
    'Runs the tests that take minutes, such as kills, floods and every page on every screen.',
    '-- [<part of a path>]',
  ],
  'test:spoken': [
    'contributor',
    'Compares what a screen reader says on each journey with a script; Linux only.',
    '-- [<part of a journey’s name>]',
  ],
  'test:browsers': ['contributor', 'Reads and joins in Firefox and WebKit, and on a 2G line.'],
  format: ['contributor', 'Formats every file.'],
  structure: ['contributor', 'Counts what keeps the project easy to change.'],
  reference: ['contributor', 'Writes `docs/reference.md`.'],
  measure: [
    'contributor',
    'Measures every page with Lighthouse into `docs/measurements.md`, or prints the given pages.',
    '-- [<path> …]',
  ],
  benchmark: ['contributor', 'Measures the server under load into `docs/benchmark.md`.'],
  proof: [
    'contributor',
    'Renders one print, to look at while drawing it.',
    '-- <print> [<width>] [<cut>]',
  ],
  icons: ['contributor', 'Draws the icons after `art/icon.svg` changed.'],
  map: ['contributor', 'Draws the map of the location page.'],
  ford: ['contributor', 'Draws the ford of the home page.'],
  stamps: ['contributor', 'Draws the stamps of the partners.'],
  cuts: ['contributor', 'Draws the articles’ cuts.'],
};

/** The variables that something other than `server/config.ts` reads. */
export const otherVariables: Record<string, Entry> = {
  BUILD_DAY: [
    'owner',
    'The day on which the built sentences are true, as `2026-07-01`.',
    'today, in Lisbon',
  ],
  DATABASE_OWNER_URL: [
    'operator',
    'The Postgres address of the tables’ owner, for `npm run migrate` and `npm run restore`.',
  ],
  NODE_ENV: [
    'operator',
    '`production` says that others can read the output, so that the first password goes to a file.',
  ],
  POSTGRES_BIN: [
    'operator',
    'The folder of Postgres’s programs, for backups and tests.',
    '`PATH`, then Debian’s folder',
  ],
  CHROMIUM: ['contributor', 'The Chromium to test with.', 'an installed one'],
  CHROMIUM_HEADLESS_SHELL: [
    'contributor',
    'The Chromium without a window to test with.',
    'an installed one',
  ],
  CI: ['contributor', 'If it is set, `npm test` as root installs Postgres.'],
  SWEEPS: ['contributor', '`everything` tests every page, look and screen, as at night.'],
  UPDATE_VISUAL_REGRESSION: ['contributor', '`1` takes the pictures of components anew.'],
  UPDATE_SPOKEN: ['contributor', '`1` writes the scripts of `npm run test:spoken` anew.'],
  KILLS: [
    'contributor',
    'How often a nightly test kills the server while it sends e-mails.',
    '`100`',
  ],
  FLOOD_MINUTES: ['contributor', 'How long the nightly flood of refused forms lasts.', '`4`'],
};

const titles: Record<Group, string> = {
  owner: 'For the owner, who decides what the site says',
  operator: 'For the operator, who runs it on a server',
  contributor: 'For contributors, who change the code',
};

const npmCommand = (name: string): string =>
  ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;

/** The text of docs/reference.md. */
export function referenceText(): string {
  const others = Object.entries(otherVariables).map(([name, [group, about, byDefault]]) => {
    return { name, group, about, default: byDefault };
  });
  const variables = [...variableWords(), ...others];
  const parts = Object.entries(titles).map(([group, title]) => {
    const ofCommands = Object.entries(commands)
      .filter(([, [of]]) => of === group)
      .map(([name, [, about, options]]) => {
        const command = [npmCommand(name), options].filter(Boolean).join(' ');
        return `- \`${command}\`: ${about}`;
      });
    const ofVariables = variables
      .filter((variable) => variable.group === group)
      .map((variable) => {
        const shown = variable.default === undefined ? '' : ` (${variable.default})`;
        return `- \`${variable.name}\`${shown}: ${variable.about}`;
      });
    return `## ${title}\n\nCommands:\n\n${ofCommands.join('\n')}\n\nVariables:\n\n${ofVariables.join('\n')}\n`;
  });
  return `# Reference

Every command and every environment variable. \`npm run reference\` makes this page from the code. The default of a variable
stands in parentheses; the others are unset. A wrong value stops the start with one line that says how to mend it.

${parts.join('\n')}`;
}

if (import.meta.main)
  writeFileSync(join(import.meta.dirname, '../docs/reference.md'), referenceText());
