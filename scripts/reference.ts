// `npm run reference`: writes docs/reference.md, every command and every environment variable, from
// the code.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { variableWords, type VariableWords } from '../server/config.ts';

type Group = VariableWords['group'];
/** What stands second are the options of a command, or the default of a variable. */
type ByGroup = Record<Group, Record<string, string | [about: string, more: string]>>;

/** The scripts of package.json, in the order in which people need them. */
export const commands: ByGroup = {
  owner: {
    start: 'Installs, builds and serves the site; each step only where something changed.',
    dev: 'Serves the site with hot reload, to look at changes.',
    'check:open': 'Lists what only the owner can fill in and is still missing.',
    dates: [
      'Dates the texts that changed. A new version of a policy takes a sentence on what changed.',
      '-- "<what changed>"',
    ],
    build: 'Builds the site into `dist/`.',
    doctor: 'Says what is wrong on this machine and what to do about it.',
    'email:test': [
      'Sends one of each e-mail to `OWNER_EMAIL` or to the given address.',
      '-- [<address>]',
    ],
    pictures: [
      'Makes the largest files of the pictures that changed; `--check` only names them.',
      '-- [--check]',
    ],
  },
  operator: {
    serve: 'Serves what is built, as in production.',
    'admin:password': [
      'Prints the line of a new password for the environment; `--store` changes it in the store.',
      '-- [--store]',
    ],
    backup: [
      'Copies the store while the server runs, into `DATA_DIR/backups` or to another place.',
      '-- [--to <folder or file>]',
    ],
    restore: [
      'Puts a backup back while the server is stopped, or into an empty database; `--older` accepts one that the mirror no longer covers. `--from` takes a copy on another machine.',
      '-- [--older] [<backup> | --from <target> --key <file> [--copy <name>]]',
    ],
    drill: [
      'Tries whether the copies on another machine bring the site back; `--release` tries another release on a copy, for `deploy/upgrade`.',
      '-- [--release <folder>]',
    ],
    migrate: [
      'Brings the tables in Postgres up to date; with `--ledger`, takes over the ledger of an earlier version.',
      '-- [--without-copy | --ledger <file> --key <file>]',
    ],
    'store:copy': [
      'Moves an embedded store into Postgres.',
      '-- --from <DATA_DIR> [--to <address>] [--delete-source]',
    ],
    'audit:verify': [
      'Says whether an entry of the audit log is missing or was changed; `--head` compares a line that came by e-mail.',
      '-- [--head "<line>"]',
    ],
    'email:bounce': 'Reads a returned e-mail from its input and notes it.',
  },
  contributor: {
    test: [
      'Runs every check of the project, or only the test files whose path holds the given part.',
      '-- [<part of a path>]',
    ],
    'test:quick':
      'Checks format, types and changed files, and runs the tests that start no process.',
    'test:nightly': [
      'Runs the tests that take minutes, such as kills, floods and every page on every screen.',
      '-- [<part of a path>]',
    ],
    'test:spoken': [
      'Compares what a screen reader says on each journey with a script; Linux only.',
      '-- [<part of a journey’s name>]',
    ],
    'test:browsers': 'Reads and joins in Firefox and WebKit, and on a 2G line.',
    format: 'Formats every file.',
    structure: 'Counts what keeps the project easy to change.',
    reference: 'Writes `docs/reference.md`.',
    measure: [
      'Measures every page with Lighthouse into `docs/measurements.md`, or prints the given pages.',
      '-- [<path> …]',
    ],
    benchmark: 'Measures the server under load into `docs/benchmark.md`.',
    proof: ['Renders one print, to look at while drawing it.', '-- <print> [<width>] [<cut>]'],
    icons: 'Draws the icons after `art/icon.svg` changed.',
    map: 'Draws the map of the location page.',
    ford: 'Draws the ford of the home page.',
    stamps: 'Draws the stamps of the partners.',
    cuts: 'Draws the articles’ cuts.',
  },
};

/** The variables that something other than `server/config.ts` reads. */
export const otherVariables: ByGroup = {
  owner: {
    BUILD_DAY: [
      'The day on which the built sentences are true, as `2026-07-01`.',
      'today, in Lisbon',
    ],
  },
  operator: {
    DATABASE_OWNER_URL:
      'The Postgres address of the tables’ owner, for `npm run migrate` and `npm run restore`.',
    NODE_ENV:
      '`production` says that others can read the output, so that the first password goes to a file.',
    POSTGRES_BIN: [
      'The folder of Postgres’s programs, for backups and tests.',
      '`PATH`, then Debian’s folder',
    ],
  },
  contributor: {
    CHROMIUM: ['The Chromium to test with.', 'an installed one'],
    CHROMIUM_HEADLESS_SHELL: ['The Chromium without a window to test with.', 'an installed one'],
    CI: 'If it is set, `npm test` as root installs Postgres.',
    SWEEPS: '`everything` tests every page, look and screen, as at night.',
    UPDATE_VISUAL_REGRESSION: '`1` takes the pictures of components anew.',
    UPDATE_SPOKEN: '`1` writes the scripts of `npm run test:spoken` anew.',
    KILLS: ['How often a nightly test kills the server while it sends e-mails.', '`100`'],
    FLOOD_MINUTES: ['How long the nightly flood of refused forms lasts.', '`4`'],
  },
};

const titles: Record<Group, string> = {
  owner: 'For the owner, who decides what the site says',
  operator: 'For the operator, who runs it on a server',
  contributor: 'For contributors, who change the code',
};

const npmCommand = (name: string): string =>
  ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;

const entriesOf = (all: ByGroup, group: Group) =>
  Object.entries(all[group]).map(([name, told]) => {
    const [about, more] = typeof told === 'string' ? [told] : told;
    return { name, about, more };
  });

/** The text of docs/reference.md. */
export function referenceText(): string {
  const groups = Object.keys(titles) as Group[];
  const parts = groups.map((group) => {
    const ofCommands = entriesOf(commands, group).map(
      ({ name, about, more }) =>
        `- \`${[npmCommand(name), more].filter(Boolean).join(' ')}\`: ${about}`,
    );
    const configured = variableWords()
      .filter((variable) => variable.group === group)
      .map((variable) => ({ ...variable, more: variable.default }));
    const ofVariables = [...configured, ...entriesOf(otherVariables, group)].map(
      ({ name, about, more }) => `- \`${name}\`${more === undefined ? '' : ` (${more})`}: ${about}`,
    );
    return `## ${titles[group]}\n\nCommands:\n\n${ofCommands.join('\n')}\n\nVariables:\n\n${ofVariables.join('\n')}\n`;
  });
  return `# Reference

Every command and every environment variable. \`npm run reference\` makes this page from the code. The default of a variable
stands in parentheses; the others are unset. A wrong value stops the start with one line that says how to mend it.

${parts.join('\n')}`;
}

if (import.meta.main)
  writeFileSync(join(import.meta.dirname, '../docs/reference.md'), referenceText());
