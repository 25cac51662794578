// `npm run admin:password`: makes the line for ADMIN_PASSWORD_HASH. The password is read from the
// terminal, which does not show it, or from standard input; never from the arguments, where other
// users could see it.
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { hashPassword } from '../server/guard/passwords.ts';

const atLeast = 12;
const isTerminal = process.stdin.isTTY;

// On a terminal readline echoes to its output what is typed, so that goes nowhere.
const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
const lines = createInterface({
  input: process.stdin,
  output: nowhere,
  terminal: isTerminal,
  historySize: 0,
});

async function ask(question: string): Promise<string> {
  if (isTerminal) process.stderr.write(question);
  const answer = await new Promise<string | undefined>((resolve) => {
    lines.once('line', resolve);
    // Ctrl-C, Ctrl-D, or an empty input.
    lines.once('close', () => resolve(undefined));
  });
  if (isTerminal) process.stderr.write('\n');
  return answer ?? end('No password was given, so there is no hash.');
}

function end(why: string): never {
  console.error(why);
  process.exit(1);
}

const password = await ask('Password (not shown): ');
if (password.length < atLeast) end(`Choose a password of at least ${atLeast} characters.`);
if (isTerminal && (await ask('The same again: ')) !== password) {
  end('The two are not the same. Start again.');
}
lines.close();
// Quoted, because the hash contains $.
console.log(`ADMIN_PASSWORD_HASH='${await hashPassword(password)}'`);
