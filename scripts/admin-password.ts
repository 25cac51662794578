// `npm run admin:password`: makes the value for ADMIN_PASSWORD_HASH. The password is read from the
// terminal or from standard input, never from the arguments, where other users could see it.
import { createInterface } from 'node:readline/promises';
import { hashPassword } from '../server/guard/passwords.ts';

const prompt = createInterface({ input: process.stdin, output: process.stderr });
const password = await prompt.question('Password: ');
prompt.close();
if (password.length < 12) {
  console.error('Choose a password of at least 12 characters.');
  process.exit(1);
}
console.log(await hashPassword(password));
