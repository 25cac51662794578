import type { AudienceCount, NotAddressed } from '../../../../../domain/broadcast.ts';
import { languages } from '../../../../../domain/language.ts';
import { fill } from '../../../../../domain/text.ts';
import { useDashboard } from '../dashboard-context.ts';

/** How many get a letter in which language, and how many do not and why. */
export function Addressed({ count }: { count: AudienceCount | undefined }) {
  const { text, format } = useDashboard();
  const { audience } = text.broadcasts;
  if (!count) return <p>{text.loading}</p>;
  const { recipients, left_out } = count;
  const all = languages.reduce((sum, each) => sum + recipients[each], 0);
  const spoken = languages
    .filter((each) => recipients[each] > 0)
    .map((each) => fill(audience.inLanguage[each], { count: format.number(recipients[each]) }));
  const reasons = (Object.entries(audience.reasons) as [NotAddressed, string][]).flatMap(
    ([reason, words]) => {
      const out = left_out[reason] ?? 0;
      return out > 0 ? [fill(words, { count: format.number(out) })] : [];
    },
  );
  return (
    <p>
      <strong>
        {all === 0
          ? audience.nobody
          : format.count(audience.recipients, all, { languages: format.list(spoken) })}
      </strong>
      {reasons.length > 0 && ` ${fill(audience.leftOut, { reasons: format.list(reasons) })}`}
    </p>
  );
}
