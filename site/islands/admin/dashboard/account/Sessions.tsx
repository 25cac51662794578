import { fill } from '../../../../../domain/text.ts';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { answer } from '../queries.ts';
import { Part } from './Part.tsx';

/** The sessions of the account. All but the current one can be ended here. */
export function Sessions() {
  const { text, format } = useDashboard();
  const session = useSession();
  const words = text.account;
  return (
    <Part
      heading={words.sessions}
      query={answer(session, 'sessions', {})}
      entriesOf={({ sessions }) => sessions}
      describe={({ ip_address: ip, begun_at, last_used_at, current }) => (
        <>
          {fill(words.session, {
            ip,
            begun: format.moment(begun_at),
            used: format.moment(last_used_at),
          })}
          {current && <b> ({words.current})</b>}
        </>
      )}
      ending={({ id, ip_address: ip, begun_at, current }) => {
        if (current) return undefined;
        const label = fill(words.endOf, { ip, begun: format.moment(begun_at) });
        return {
          button: words.end,
          label,
          question: `${label}?`,
          isProved: false,
          end: () => session.call('end_session', { id }),
          ended: words.ended,
        };
      }}
    />
  );
}
