import { useQuery } from '@tanstack/react-query';
import type { Audience, NotAddressed } from '../../../../../domain/letter.ts';
import { fill } from '../../../../../domain/text.ts';
import { useDashboard } from '../dashboard-context.ts';
import { answer, atReturn } from '../queries.ts';

/** How many get a letter in which language, and how many do not and why. */
export function Addressed({ audience }: { audience: Audience }) {
  const { text, format, session } = useDashboard();
  const words = text.letters.audience;
  const { data } = useQuery({ ...answer(session, 'letter_audience', { audience }), ...atReturn });
  if (!data) return <p>{text.loading}</p>;
  const { en, pt } = data.recipients;
  const reasons = (Object.entries(data.left_out) as [NotAddressed, number][])
    .filter(([, count]) => count > 0)
    .map(([reason, count]) => fill(words.reasons[reason], { count: format.number(count) }));
  return (
    <p>
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
