import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  openSync,
  readSync,
  closeSync,
  statSync,
} from 'node:fs';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { StartError } from '../start-error.ts';

const cipher = 'aes-256-gcm';
const tagBytes = 16;
/** Each key encrypts one text only, so the nonce may be fixed. */
const nonce = Buffer.alloc(12);

const headerSchema = z.strictObject({
  sealed: z.literal('raiz-do-vau 1'),
  for: z.array(z.strictObject({ by: z.base64(), key: z.base64() })).min(1),
});

/** Reads a public key as `BACKUP_PUBLIC_KEY` has it; undefined where it is none. */
export function readPublicKey(text: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'x25519' ? key : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a private key, as openssl writes it. @throws StartError where it is none */
export function readPrivateKey(pem: string, file: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'x25519') return key;
  } catch {
    // Said below.
  }
  throw new StartError(
    `${file} is no key that opens copies. Name the file that openssl genpkey wrote.`,
  );
}

/** The text of a key's public part, as `BACKUP_PUBLIC_KEY` has it. */
export const publicTextOf = (key: KeyObject): string =>
  raw(key.type === 'private' ? createPublicKey(key) : key).toString('base64');

const raw = (key: KeyObject): Buffer => key.export({ type: 'spki', format: 'der' });

/**
 * Seals a text so that only the holders of private keys can read it, and any change of it is
 * noticed: AES-256-GCM by a key of its own, which is sealed to each recipient by X25519 and HKDF.
 * @param recipients public keys, as text
 */
export async function* seal(
  content: AsyncIterable<Buffer>,
  recipients: readonly string[],
): AsyncGenerator<Buffer> {
  const key = randomBytes(32);
  const header = Buffer.from(
    `${JSON.stringify({
      sealed: 'raiz-do-vau 1',
      for: recipients.map((recipient) => wrap(key, recipient)),
    })}\n`,
  );
  yield header;
  const sealing = createCipheriv(cipher, key, nonce).setAAD(header);
  for await (const chunk of content) yield sealing.update(chunk);
  yield sealing.final();
  yield sealing.getAuthTag();
}

/**
 * Opens a sealed file into another one.
 * @returns whether it was sealed to this key; a file that another key opens is none for this one
 * @throws where it was changed or cut: then what is in the other one is not to be used
 */
export async function openSealed(file: string, key: KeyObject, into: string): Promise<boolean> {
  const header = readHeader(file);
  const own = publicTextOf(key);
  const parsed = headerSchema.parse(JSON.parse(header.toString()));
  const contentKey = parsed.for.map((each) => unwrap(each, key, own)).find(Boolean);
  if (!contentKey) return false;
  const end = statSync(file).size - tagBytes;
  const opening = createDecipheriv(cipher, contentKey, nonce)
    .setAAD(header)
    .setAuthTag(readAt(file, end, tagBytes));
  await pipeline(
    createReadStream(file, { start: header.length, end: end - 1 }),
    opening,
    createWriteStream(into, { mode: 0o600 }),
  );
  return true;
}

/**
 * The key by which the key of the content is sealed, from a key agreement that one side holds the
 * private part of.
 */
function wrappingKey(privateKey: KeyObject, publicKey: KeyObject, by: Buffer, to: Buffer) {
  const shared = diffieHellman({ privateKey, publicKey });
  const derived = hkdfSync('sha256', shared, Buffer.concat([by, to]), 'raiz-do-vau copy', 32);
  return Buffer.from(derived);
}

function wrap(key: Buffer, recipient: string): { by: string; key: string } {
  const publicKey = readPublicKey(recipient);
  if (!publicKey) throw new Error('the key to seal to is none');
  const once = generateKeyPairSync('x25519');
  const by = raw(once.publicKey);
  const wrapping = wrappingKey(once.privateKey, publicKey, by, raw(publicKey));
  const sealing = createCipheriv(cipher, wrapping, nonce);
  const wrapped = Buffer.concat([sealing.update(key), sealing.final(), sealing.getAuthTag()]);
  return { by: by.toString('base64'), key: wrapped.toString('base64') };
}

function unwrap(
  { by, key }: { by: string; key: string },
  privateKey: KeyObject,
  own: string,
): Buffer | undefined {
  const publicKey = readPublicKey(by);
  if (!publicKey) return undefined;
  const wrapping = wrappingKey(privateKey, publicKey, raw(publicKey), Buffer.from(own, 'base64'));
  const wrapped = Buffer.from(key, 'base64');
  const opening = createDecipheriv(cipher, wrapping, nonce).setAuthTag(wrapped.subarray(-tagBytes));
  try {
    return Buffer.concat([opening.update(wrapped.subarray(0, -tagBytes)), opening.final()]);
  } catch {
    return undefined;
  }
}

/** The first line, which is not secret. */
function readHeader(file: string): Buffer {
  const start = readAt(file, 0, Math.min(4096, statSync(file).size));
  const length = start.indexOf('\n') + 1;
  if (length === 0 || length + tagBytes > statSync(file).size) throw new Error('it is no copy');
  return start.subarray(0, length);
}

function readAt(file: string, position: number, length: number): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(length);
    readSync(descriptor, bytes, 0, length, position);
    return bytes;
  } finally {
    closeSync(descriptor);
  }
}
