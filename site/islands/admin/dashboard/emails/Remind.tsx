import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmButton } from '../ConfirmButton.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';

/** Offers to remind those who were asked to confirm and did not, once in their life. */
export function Remind({ count, isHeld }: { count: number; isHeld: boolean }) {
  const { text, format } = useDashboard();
  const { remind } = text.emails;
  const { request } = useSession();
  const client = useQueryClient();
  const press = useMutation({
    // The server reminds some at a time, so that no visitor waits.
    mutationFn: async () => {
      let all = 0;
      for (;;) {
        const { reminded, left } = await request('admin_remind', {});
        all += reminded;
        if (left === 0) return all;
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
  return (
    <>
      <h3>{remind.heading}</h3>
      {count === 0 && !press.isSuccess && <p>{remind.none}</p>}
      {count > 0 && (
        <>
          <p>{format.count(remind.note, count)}</p>
          {isHeld ? (
            <p>{remind.wait}</p>
          ) : (
            <ConfirmButton
              busy={press.isPending}
              question={format.count(remind.sure, count)}
              onConfirm={press.mutate}
            >
              {remind.remind}
            </ConfirmButton>
          )}
        </>
      )}
      <p role="status">
        {press.isError && text.failure.action}
        {press.isSuccess && format.count(remind.reminded, press.data)}
      </p>
    </>
  );
}
