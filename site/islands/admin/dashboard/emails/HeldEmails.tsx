import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HeldByRule, HeldFate } from '../../../../../domain/admin/emails.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import dashboard from '../Dashboard.module.css';
import { useDashboard, useSession } from '../dashboard-context.ts';

interface Props {
  held: readonly HeldByRule[];
  /** Whether the site sends e-mails now. */
  canSend: boolean;
}

export const numberHeld = (held: readonly HeldByRule[]): number =>
  held.reduce((sum, { now }) => sum + now, 0);

/** The confirmations that are held back, as one batch, and what each rule did until now. */
export function HeldEmails({ held, canSend }: Props) {
  const { text, format } = useDashboard();
  const words = text.emails.held;
  const { request } = useSession();
  const client = useQueryClient();
  const settle = useMutation({
    mutationFn: (fate: HeldFate) => request('admin_settle_held', { fate }),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin', 'emails'] }),
  });
  const columns = ['now', 'ever', 'confirmed'] as const;
  return (
    <>
      <h3>{words.heading}</h3>
      <table className={dashboard.list}>
        <thead>
          <tr>
            <th scope="col">{words.columns.rule}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {words.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {held.map((each) => (
            <tr key={each.rule}>
              <th scope="row">{words.rules[each.rule]}</th>
              {columns.map((column) => (
                <td key={column}>{format.number(each[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {numberHeld(held) > 0 && (
        <>
          <p>{words.note}</p>
          {canSend && (
            <Button disabled={settle.isPending} onClick={() => settle.mutate('release')}>
              {words.release}
            </Button>
          )}
          <Button look="quiet" disabled={settle.isPending} onClick={() => settle.mutate('delete')}>
            {words.delete}
          </Button>
          <p>{words.deleteNote}</p>
        </>
      )}
      <p role="status">
        {settle.isError && text.failure.action}
        {settle.isSuccess && format.count(words.settled, settle.data.settled)}
      </p>
    </>
  );
}
