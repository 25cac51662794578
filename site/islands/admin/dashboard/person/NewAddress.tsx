import type { NewAddress as Asked } from '../../../../../domain/admin/rights.ts';
import { fill } from '../../../../../domain/text.ts';
import { useDashboard } from '../dashboard-context.ts';
import { Naming } from '../typed/Typed.tsx';

/** Says which address a person asked for, and whether it is on the list already. */
export function NewAddress({ email, asked_at, on_list }: Asked) {
  const { text, format } = useDashboard();
  const { waits, onList } = text.rights.newAddress;
  const since = format.moment(asked_at);
  return (
    <p>
      <Naming
        email={email}
        sentence={fill(on_list ? onList : waits, { since, email: '{email}' })}
      />
    </p>
  );
}
