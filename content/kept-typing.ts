import { keptTyping as en } from './en/kept-typing.ts';
import { keptTyping as pt } from './pt/kept-typing.ts';

/** Apart from the form's other words, which a page needs sooner. */
export const keptTyping = { en, pt };
