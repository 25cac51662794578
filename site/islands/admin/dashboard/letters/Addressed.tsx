import type { Letter, NotAddressed } from '../../../../../domain/letter.ts';
import { fill } from '../../../../../domain/text.ts';
import { useDashboard } from '../dashboard-context.ts';

/** Whom a letter is for: how many get it in which language, and how many do not and why. */
export function Addressed({ letter: { audience, addressed } }: { letter: Letter }) {
  const { text, format } = useDashboard();
  const words = text.letters.audience;
  const { en, pt } = addressed.recipients;
  const reasons = (Object.entries(addressed.left_out) as [NotAddressed, number][])
    .filter(([, count]) => count > 0)
    .map(([reason, count]) => fill(words.reasons[reason], { count: format.number(count) }));
  return (
    <p>
      {words.meanings[audience]}{' '}
      <strong>
        {fill(words.recipients, {
          all: format.number(en + pt),
          en: format.number(en),
          pt: format.number(pt),
        })}
      </strong>
      {reasons.length > 0 && ` ${fill(words.leftOut, { reasons: format.list(reasons) })}`}
    </p>
  );
}
