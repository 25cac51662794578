import { argon2, hash, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane.
const recommended = { memory: 19_456, passes: 2, parallelism: 1 };
// The last of OWASP's alternatives, each about as costly to guess against as the others.
const leastCostly = { memory: 7_168, passes: 5 };
const saltLength = 16;
const keyLength = 32;

const phc =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{16,86})$/;

/**
 * Hashes a password with argon2id.
 * @returns a PHC string, which carries its own salt and parameters
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltLength);
  const key = await derive('argon2id', {
    ...recommended,
    message: normalized(password),
    nonce,
    tagLength: keyLength,
  });
  const { memory, passes, parallelism } = recommended;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(key)}`;
}

/** Whether a password belongs to a hash made by `hashPassword`, or by another argon2id tool. */
export async function verifyPassword(password: string, passwordHash: string): Promise<boolean> {
  const parsed = parse(passwordHash);
  if (!parsed) return false;
  const isRight = async (message: string) =>
    timingSafeEqual(await derive('argon2id', { ...parsed.parameters, message }), parsed.key);
  const form = normalized(password);
  // A hash of version 1.0.0, or of another tool, is of the password as it was typed.
  return (await isRight(form)) || (form !== password && (await isRight(password)));
}

/**
 * The same text for all the ways in which a keyboard or a paste may write it (NIST SP 800-63B).
 */
const normalized = (password: string): string => password.normalize('NFKC');

/** Whether a text is a hash that `verifyPassword` can check. */
export const isPasswordHash = (text: string): boolean => parse(text) !== undefined;

/** Whether guessing against a hash costs about as much as against one of `hashPassword`. */
export function isCostlyHash(text: string): boolean {
  const { memory = 0, passes = 0 } = parse(text)?.parameters ?? {};
  const least = leastCostly.memory * leastCostly.passes;
  return memory >= leastCostly.memory && memory * passes >= least;
}

/** A new secret of 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The hash by which the store knows a secret. */
export const secretHash = (secret: string): string => hash('sha256', secret, 'base64url');

/** Compares two texts in a time that does not reveal where, or whether, they differ. */
export const equalInConstantTime = (a: string, b: string): boolean =>
  timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));

function parse(
  text: string,
): { parameters: Omit<Argon2Parameters, 'message'>; key: Buffer } | undefined {
  const [, m, t, p, salt, encodedKey] = phc.exec(text) ?? [];
  if (salt === undefined || encodedKey === undefined) return undefined;
  const [memory, passes, parallelism] = [Number(m), Number(t), Number(p)];
  if (passes < 1 || parallelism < 1 || memory < 8 * parallelism) return undefined;
  const key = Buffer.from(encodedKey, 'base64');
  const nonce = Buffer.from(salt, 'base64');
  return { parameters: { memory, passes, parallelism, nonce, tagLength: key.length }, key };
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
