import { longDate } from '../../content/formats.ts';
import { serverWords } from '../../content/server-words.ts';
import type { CheckState } from '../../domain/checks.ts';
import type { Language } from '../../domain/language.ts';
import { fill } from '../../domain/text.ts';

/** The words about a check that does not pass: the fault, and what to do. */
export function wordsOf(
  { name, values }: Pick<CheckState, 'name' | 'values'>,
  language: Language,
): { fault: string; remedy: string } {
  const said = Object.fromEntries(
    Object.entries(values).map(([slot, value]) => [
      slot,
      /^\d{4}-\d\d-\d\d$/.test(value) ? longDate(value, language) : value,
    ]),
  );
  const { fault, remedy } = serverWords[language].checks[name];
  return { fault: fill(fault, said), remedy: fill(remedy, said) };
}
