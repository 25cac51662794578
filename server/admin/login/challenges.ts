import { createHmac, randomBytes } from 'node:crypto';
import { minuteMs } from '../../../domain/time.ts';
import { equalInConstantTime } from './passwords.ts';

/** What a challenge is to be signed for; once somebody is known, with the id of their account. */
export type ChallengePurpose = 'log in' | `${'prove' | 'add'} ${string}`;

const challengeMs = 2 * minuteMs;

/**
 * A challenge that may be signed within two minutes: the moment, random bytes, and a seal over
 * both. No store keeps it, so no flood of them pushes out another.
 */
export function newChallenge(secret: string, purpose: ChallengePurpose, now: Date): string {
  const open = `${now.getTime()}.${randomBytes(16).toString('base64url')}`;
  return `${open}.${seal(secret, purpose, open)}`;
}

/** @returns when a challenge was made; undefined where it may not be signed for this, or now */
export function challengedAt(
  challenge: string,
  secret: string,
  purpose: ChallengePurpose,
  now: Date,
): Date | undefined {
  const [made, random, given = ''] = Buffer.from(challenge, 'base64url').toString().split('.');
  if (!equalInConstantTime(given, seal(secret, purpose, `${made}.${random}`))) return undefined;
  const at = new Date(Number(made));
  return at.getTime() > now.getTime() - challengeMs ? at : undefined;
}

const seal = (secret: string, purpose: ChallengePurpose, open: string): string =>
  createHmac('sha256', secret).update(`${purpose} ${open}`).digest('base64url');
