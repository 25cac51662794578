import { keptTyping as inEnglish } from './en/interest-form-sending.ts';
import { keptTyping as inPortuguese } from './pt/interest-form-sending.ts';

// Apart from form-words.ts, which a page needs sooner: these come with what sends the form.
export const keptTyping = { en: inEnglish, pt: inPortuguese };
