import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '../../../domain/time.ts';

/** What a challenge is to be signed for. */
export type ChallengePurpose = 'log_in' | 'prove' | 'add' | 'join';

const challengeMs = 2 * minuteMs;
const momentLength = 8;
const openLength = momentLength + 16;

/**
 * A challenge that may be signed within two minutes: the moment, random bytes, and a seal over
 * both. No store keeps it, so no flood of them pushes out another.
 * @param account empty before a login
 */
export function newChallenge(
  secret: string,
  purpose: ChallengePurpose,
  account: string,
  now: Date,
): Uint8Array<ArrayBuffer> {
  const open = randomBytes(openLength);
  open.writeBigUInt64BE(BigInt(now.getTime()));
  return new Uint8Array(Buffer.concat([open, seal(secret, purpose, account, open)]));
}

/** @returns when a challenge was made; undefined where it may not be signed for this, or now */
export function challengedAt(
  challenge: string,
  secret: string,
  purpose: ChallengePurpose,
  account: string,
  now: Date,
): Date | undefined {
  const bytes = Buffer.from(challenge, 'base64url');
  const open = bytes.subarray(0, openLength);
  const expected = seal(secret, purpose, account, open);
  const given = bytes.subarray(openLength);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const made = Number(open.readBigUInt64BE());
  return made > now.getTime() - challengeMs ? new Date(made) : undefined;
}

const seal = (secret: string, purpose: ChallengePurpose, account: string, open: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${purpose} ${account} `).update(open).digest();
