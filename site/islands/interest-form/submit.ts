// One file, named in few letters, because the form's script has no room for more.
export { AfterButton } from './AfterButton.tsx';
export { checkOne, checkOrRefuse } from './refuse.ts';
export { send } from './send.tsx';
