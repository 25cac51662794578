import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../../ui/button/Button.tsx';
import unseen from '../../../../ui/unseen/Unseen.module.css';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { newerQuery, rememberStart } from '../queries.ts';

/**
 * Announces new submissions. The table does not change until they are requested.
 * @param newest the newest submission when the shown rows were read
 */
export function NewRows({ newest, onShow }: { newest: string | null; onShow: () => void }) {
  const { text, format } = useDashboard();
  const session = useSession();
  const client = useQueryClient();
  const { data } = useQuery(newerQuery(session, newest));
  const show = useMutation({
    mutationFn: async () => {
      // The next rows are fetched before they are shown.
      const start = await session.request('admin_start', {});
      await client.invalidateQueries({ queryKey: ['admin', 'page'], refetchType: 'none' });
      await client.invalidateQueries({ queryKey: ['admin', 'overview'], refetchType: 'none' });
      rememberStart(client, session, start);
    },
    onSuccess: onShow,
  });
  const { count } = data;
  return (
    <>
      <p role="status" className={unseen.unseen}>
        {count > 0 && format.count(text.newRows.arrived, count)}
      </p>
      {count > 0 && (
        <Button
          disabled={show.isPending}
          onClick={() => {
            show.mutate();
          }}
        >
          {format.count(text.newRows.show, count)}
        </Button>
      )}
    </>
  );
}
