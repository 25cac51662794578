// `npm run admin:password`: makes the line for ADMIN_PASSWORD_HASH; with `-- --store` it changes
// the password of the account that the store keeps instead. The password is read from the terminal,
// which does not show it, or from standard input; never from the arguments, where other users could
// see it.
import { existsSync } from 'node:fs';
import { byAdministrator } from '../server/events/change.ts';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { content } from '../content/index.ts';
import { fill } from '../domain/text.ts';
import { leastPasswordLength } from '../domain/admin/account.ts';
import { firstUsername } from '../server/admin/login/account.ts';
import { configuredNames, readConfig, type Config } from '../server/config.ts';
import { passwordError } from '../server/admin/login/password-rule.ts';
import { hashPassword } from '../server/admin/login/passwords.ts';
import { StartError } from '../server/start-error.ts';
import { openStore } from '../server/stores/open.ts';
import { databaseName } from '../server/db/postgres/start.ts';
import { runOwnersCommand } from './owners-command.ts';

const usage =
  'Say `npm run admin:password` for the line of ADMIN_PASSWORD_HASH, or `npm run admin:password -- --store` to change the password in the store.';
const isTerminal = process.stdin.isTTY;

// On a terminal readline echoes to its output what is typed, so that goes nowhere.
const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
const lines = createInterface({
  input: process.stdin,
  output: nowhere,
  terminal: isTerminal,
  historySize: 0,
});

async function prompt(question: string): Promise<string> {
  if (isTerminal) process.stderr.write(question);
  const answer = await new Promise<string | undefined>((resolve) => {
    lines.once('line', resolve);
    // Ctrl-C, Ctrl-D, or an empty input.
    lines.once('close', () => resolve(undefined));
  });
  if (isTerminal) process.stderr.write('\n');
  if (answer === undefined) throw new StartError('No password was given, so nothing is changed.');
  return answer;
}

/** Prompts for a password, twice on a terminal. @returns its hash */
async function askForPassword(names: { siteUrl: string; username: string }): Promise<string> {
  const password = await prompt('Password (not shown): ');
  const error = await passwordError(password, names);
  if (error) {
    const sentence = content.en.admin.dashboard.account.refused[error];
    throw new StartError(fill(sentence, { least: `${leastPasswordLength}` }));
  }
  if (isTerminal && (await prompt('The same again: ')) !== password) {
    throw new StartError('The two are not the same. Start again.');
  }
  return hashPassword(password);
}

async function changeInStore(): Promise<void> {
  const config = readConfig();
  if (config.admin) {
    throw new StartError(
      'ADMIN_PASSWORD_HASH is set, so the server does not use the account of the store. Leave --store out, and put the line that is printed in the place of the old one.',
    );
  }
  if (config.store.engine === 'sqlite' && !existsSync(config.store.file)) {
    throw new StartError(
      `There is no store at ${config.store.file}, so nothing is changed. Set DATA_DIR to the server's, such as /var/lib/raiz-do-vau; a server that has never been started makes its account at its first start.`,
    );
  }
  const { store } = await openStore(config.store);
  try {
    const account = await store.adminAccount();
    const username = account?.username ?? firstUsername;
    const to = await askForPassword({ siteUrl: config.siteUrl, username });
    const at = new Date();
    const changed = account
      ? await store.changePassword(account.passwordHash, to, byAdministrator(username, at))
      : await store.createAdminAccount({
          username,
          passwordHash: to,
          createdAt: at,
          passwordChangedAt: at,
        });
    if (!changed) throw new StartError('Somebody else has changed the password just now.');
    console.log(
      `The account ${username} in ${nameOf(config.store)} has a new password. Whoever was logged in has to log in again.`,
    );
  } finally {
    await store.close();
  }
}

const nameOf = (store: Config['store']): string =>
  store.engine === 'sqlite' ? store.file : databaseName(store.url);

function isForStore(): boolean {
  try {
    return parseArgs({ options: { store: { type: 'boolean' } } }).values.store ?? false;
  } catch (error) {
    throw new StartError(usage, { cause: error });
  }
}

process.exitCode = await runOwnersCommand(async () => {
  if (isForStore()) return changeInStore();
  const { siteUrl, username = firstUsername } = configuredNames();
  const passwordHash = await askForPassword({ siteUrl, username });
  // Quoted, because the hash contains $.
  console.log(`ADMIN_PASSWORD_HASH='${passwordHash}'`);
});
lines.close();
