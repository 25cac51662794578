// One file, named in few letters, because the form's script has no room for more.
export { checkInterest } from '../../../domain/submission/rules.ts';
export { newIdempotencyKey, sendInterest } from './send-interest.ts';
export { failureOf, stepsAfter } from './answer.ts';
