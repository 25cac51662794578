import type { FastifyRequest } from 'fastify';
import type { InterestIssue } from '../../domain/submission/rules.ts';

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

/** What an issue is about: never a value, nor the name of a column that the sender made up. */
export function reasonOf(issue: InterestIssue): string {
  switch (issue.problem) {
    case 'rule':
      return `${issue.field}.${issue.rule}`;
    case 'wrongType':
      return `${issue.column ?? 'row'}.wrongType`;
    case 'unknownColumn':
      return 'unknownColumn';
  }
}
