import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/**
 * A hash of a password that costs next to nothing to check, since tests log in again and again. How
 * long a login takes, `login.test.ts` asks with the costly one.
 */
export async function cheapHash(password: string, memory = 8, passes = 1): Promise<string> {
  const parallelism = 1;
  const nonce = randomBytes(16);
  const parameters = { memory, passes, parallelism, nonce, tagLength: 32 };
  const key = await promisify(argon2)('argon2id', { ...parameters, message: password });
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(key)}`;
}
