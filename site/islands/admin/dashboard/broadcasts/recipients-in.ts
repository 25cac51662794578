import type { AudienceCount } from '../../../../../domain/broadcast.ts';
import { languages } from '../../../../../domain/language.ts';
import { fill } from '../../../../../domain/text.ts';
import type { DashboardTools } from '../dashboard-context.ts';

/** How many get a letter, and in which language, as a sentence. */
export function recipientsIn(
  recipients: AudienceCount['recipients'],
  text: DashboardTools['text'],
  format: DashboardTools['format'],
): string {
  const { audience } = text.broadcasts;
  const all = languages.reduce((sum, each) => sum + recipients[each], 0);
  if (all === 0) return audience.nobody;
  const spoken = languages
    .filter((each) => recipients[each] > 0)
    .map((each) => fill(audience.inLanguage[each], { count: format.number(recipients[each]) }));
  return format.count(audience.recipients, all, { languages: format.list(spoken) });
}
