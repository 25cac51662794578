import type { AudienceCount, LetterSummary } from '../../../../../domain/letter.ts';
import { languages, type Language } from '../../../../../domain/language.ts';
import { fill } from '../../../../../domain/text.ts';
import type { DashboardTools } from '../dashboard-context.ts';

/** How many get a letter, and in which language, as a sentence. */
export function recipientsIn(
  recipients: AudienceCount['recipients'],
  text: DashboardTools['text'],
  format: DashboardTools['format'],
): string {
  const { audience } = text.letters;
  const all = languages.reduce((sum, each) => sum + recipients[each], 0);
  if (all === 0) return audience.nobody;
  const spoken = languages
    .filter((each) => recipients[each] > 0)
    .map((each) => fill(audience.inLanguage[each], { count: format.number(recipients[each]) }));
  return format.count(audience.recipients, all, { languages: format.list(spoken) });
}

/** The subject in a language; where it is not written yet, in another. */
export const subjectIn = (
  subjects: LetterSummary['subjects'],
  language: Language,
): string | undefined =>
  [language, ...languages].map((each) => subjects[each].trim()).find((subject) => subject !== '');
