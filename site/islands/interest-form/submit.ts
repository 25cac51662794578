// One file, named in few letters, because the form's script has no room for more.
export { checkInterest } from '../../../domain/submission/rules.ts';
export { AfterButton } from './AfterButton.tsx';
export { send } from './send.ts';
