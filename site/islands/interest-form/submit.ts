// One file, named in few letters, because the form's script has no room for more.
export { checkInterest } from '../../../domain/submission/rules.ts';
export { letterSteps } from './letter-steps.ts';
