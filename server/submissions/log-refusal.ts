import type { FastifyRequest } from 'fastify';
import type { FieldError } from '../../domain/submission/rules.ts';

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
