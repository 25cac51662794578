// One file, because the form's script has no room for a second name.
export { checkInterest } from '../../../domain/submission/rules.ts';
export { letterSteps } from './letter-steps.ts';
