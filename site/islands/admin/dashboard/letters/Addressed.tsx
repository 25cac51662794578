import type { AudienceCount, NotAddressed } from '../../../../../domain/letter.ts';
import { fill } from '../../../../../domain/text.ts';
import { useDashboard } from '../dashboard-context.ts';
import { recipientsIn } from './words.ts';

/** How many get a letter in which language, and how many do not and why. */
export function Addressed({ count }: { count: AudienceCount | undefined }) {
  const { text, format } = useDashboard();
  const { audience } = text.letters;
  if (!count) return <p>{text.loading}</p>;
  const reasons = (Object.entries(audience.reasons) as [NotAddressed, string][]).flatMap(
    ([reason, words]) => {
      const out = count.left_out[reason] ?? 0;
      return out > 0 ? [fill(words, { count: format.number(out) })] : [];
    },
  );
  return (
    <p>
      <strong>{recipientsIn(count.recipients, text, format)}</strong>
      {reasons.length > 0 && ` ${fill(audience.leftOut, { reasons: format.list(reasons) })}`}
    </p>
  );
}
