import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HeldByRule } from '../../../../../domain/admin/emails.ts';
import { fill } from '../../../../../domain/text.ts';
import { Actions, Button } from '../../../../ui/button/Button.tsx';
import dashboard from '../Dashboard.module.css';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { useDeleteSoon } from '../undo/deletions-context.ts';

interface Props {
  held: readonly HeldByRule[];
  /** Whether the site sends e-mails now. */
  canSend: boolean;
}

/** How many are held as if by an attack, and not each alone. */
export const numberHeld = (held: readonly HeldByRule[]): number =>
  held.reduce((sum, { rule, now }) => (rule === 'no_mail' ? sum : sum + now), 0);

/** The confirmations that are held back, as one batch, and what each rule did until now. */
export function HeldEmails({ held, canSend }: Props) {
  const { text, format } = useDashboard();
  const words = text.emails.held;
  const { request } = useSession();
  const client = useQueryClient();
  const deleteSoon = useDeleteSoon();
  const release = useMutation({
    mutationFn: () => request('admin_settle_held', { fate: 'release' }),
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
      {held.some(({ now }) => now > 0) && (
        <>
          {numberHeld(held) > 0 && <p>{words.note}</p>}
          <p>{words.deleteNote}</p>
          <Actions>
            {canSend && (
              <Button disabled={release.isPending} onClick={() => release.mutate()}>
                {words.release}
              </Button>
            )}
            <Button
              look="quiet"
              disabled={release.isPending}
              onClick={() =>
                deleteSoon({
                  key: 'held',
                  action: 'admin_settle_held',
                  sentence: (seconds) => fill(words.deleteSoon, { seconds }),
                  run: async () => {
                    const { settled } = await request('admin_settle_held', { fate: 'delete' });
                    return format.count(words.settled, settled);
                  },
                })
              }
            >
              {words.delete}
            </Button>
          </Actions>
        </>
      )}
      <p role="status">
        {release.isError && text.failure.action}
        {release.isSuccess && format.count(words.settled, release.data.settled)}
      </p>
    </>
  );
}
