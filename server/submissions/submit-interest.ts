import type { IncomingHttpHeaders } from 'node:http';
import { v7 as uuidV7 } from 'uuid';
import type { FastifyRequest } from 'fastify';
import { findConsentText } from '../../content/consent-texts.ts';
import { privacyPolicy } from '../../content/privacy-policy.ts';
import { checkInterest, type FieldError } from '../../domain/submission/rules.ts';
import type { ConsentChannel } from '../../domain/submission/consent.ts';
import type { Submission } from '../../domain/submission/fields.ts';
import type { Language } from '../../domain/language.ts';
import { beginningOf } from '../../domain/text.ts';
import { minuteMs } from '../../domain/time.ts';
import type { Clock } from '../clock.ts';
import type { Limits } from '../http/rate-limits.ts';
import type { SubmissionStore } from './stored-submissions.ts';

/** The facts about a submission that an endpoint knows besides its payload. */
interface SubmissionContext {
  language: Language;
  ipAddress: string;
  headers: IncomingHttpHeaders;
  channel: ConsentChannel;
  /**
   * The hash of the wording beside the boxes, as the form names it; empty where a form came whose
   * box was not ticked (site/build/lazy-scripts.ts).
   */
  consentText: unknown;
  /** Identifies one intent to submit, so that a retry is stored once. */
  idempotencyKey?: string | undefined;
  /**
   * Without an idempotency key: identical content within this many minutes counts as the same
   * submission.
   */
  sameWithinMinutes?: number;
}

export type SubmitOutcome =
  // The same outcome for a known e-mail address, so that nobody can learn who is on the list.
  | { outcome: 'accepted' }
  | { outcome: 'invalid'; errors: [FieldError, ...FieldError[]] }
  | { outcome: 'keyReused' }
  // `flooding`: so many were refused already that even the form is not rendered again.
  | { outcome: 'tooMany'; retryAfterSeconds: number; flooding: boolean }
  | { outcome: 'failed'; error: unknown };

export type SubmitInterest = (
  payload: unknown,
  sender: SubmissionContext,
) => Promise<SubmitOutcome>;

// Long enough for every browser's user agent; the header itself may have 16 kB.
const userAgentLength = 512;

const notAgreed: FieldError = { problem: 'rule', field: 'consent', rule: 'required' };

/** The rules of the fields, and that of the box. */
function checkForm(
  payload: unknown,
  { channel, consentText }: SubmissionContext,
): ReturnType<typeof checkInterest> {
  const check = checkInterest(payload);
  if (channel !== 'form' || consentText !== '') return check;
  return {
    outcome: 'invalid',
    errors: check.outcome === 'invalid' ? [...check.errors, notAgreed] : [notAgreed],
  };
}

/** Creates the one function through which both endpoints submit. */
export function createSubmitInterest({
  store,
  clock,
  limits,
  emailsAreOn,
}: {
  store: SubmissionStore;
  clock: Clock;
  emailsAreOn: boolean;
  limits: Pick<Limits, 'submissions' | 'refusals'>;
}): SubmitInterest {
  return async (payload, sender) => {
    const check = checkForm(payload, sender);
    if (check.outcome === 'invalid') {
      const refused = await limits.refusals(sender.ipAddress);
      if (refused) return { ...refused, outcome: 'tooMany', flooding: true };
      return { outcome: 'invalid', errors: check.errors };
    }
    const refused = await limits.submissions(sender.ipAddress);
    if (refused) {
      const flooding = (await limits.refusals(sender.ipAddress)) !== undefined;
      return { ...refused, outcome: 'tooMany', flooding };
    }

    const now = clock();
    const userAgent = sender.headers['user-agent'];
    const submission: Submission = {
      ...check.interest,
      // Node's own are in no order within a millisecond, and the list would be in none either.
      id: uuidV7(),
      created_at: now.toISOString(),
      language: sender.language,
      ip_address: sender.ipAddress,
      user_agent: userAgent === undefined ? null : beginningOf(userAgent, userAgentLength),
      privacy_policy_version: privacyPolicy(emailsAreOn).version,
      idempotency_key: sender.idempotencyKey ?? null,
    };
    const { sameWithinMinutes } = sender;
    const unlessSameSince =
      sameWithinMinutes === undefined
        ? undefined
        : new Date(now.getTime() - sameWithinMinutes * minuteMs);
    try {
      const result = await store.addSubmission(submission, {
        consent: { wording: findConsentText(sender.consentText), channel: sender.channel },
        unlessSameSince,
      });
      return { outcome: result === 'keyReused' ? 'keyReused' : 'accepted' };
    } catch (error) {
      return { outcome: 'failed', error };
    }
  };
}

/**
 * Logs why a submission was refused, with nothing that was typed.
 * @param reason a broken rule (`email.invalid`), a code of the wire contract, or a word of our own
 * @returns the reference under which the log has it, for the visitor to name
 */
export function logRefusal(request: FastifyRequest, reason: string): string {
  const reference = request.id.slice(0, 8);
  request.log.info({ reason, reference }, 'a submission was refused');
  return reference;
}

/** The subject of an error: never a value, nor a column name that the sender made up. */
export function reasonOf(error: FieldError): string {
  switch (error.problem) {
    case 'rule':
      return `${error.field}.${error.rule}`;
    case 'wrongType':
      return `${error.column ?? 'row'}.wrongType`;
    case 'unknownColumn':
      return 'unknownColumn';
  }
}
