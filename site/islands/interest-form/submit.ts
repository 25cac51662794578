// One file, named in few letters, because the form's script has no room for more.
export { checkInterest } from '../../../domain/submission/rules.ts';
export { AfterButton } from './AfterButton.tsx';
export { refuse } from './refuse.ts';
export { send } from './send.ts';
