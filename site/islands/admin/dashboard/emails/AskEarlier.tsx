import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../../ui/button/Button.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';

/** Offers to ask those who joined before e-mails were on, once. */
export function AskEarlier({ notAsked }: { notAsked: number }) {
  const { text, format } = useDashboard();
  const { earlier } = text.emails;
  const { request } = useSession();
  const client = useQueryClient();
  const ask = useMutation({
    // The server asks some at a time, so that no visitor waits.
    mutationFn: async () => {
      let all = 0;
      for (;;) {
        const { asked } = await request('admin_ask_earlier', {});
        if (asked === 0) return all;
        all += asked;
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
  return (
    <>
      {notAsked > 0 && (
        <>
          <p>{format.count(earlier.note, notAsked)}</p>
          <Button disabled={ask.isPending} onClick={() => ask.mutate()}>
            {ask.isPending ? earlier.asking : earlier.ask}
          </Button>
        </>
      )}
      <p role="status">
        {ask.isError && text.failure.action}
        {ask.isSuccess && format.count(earlier.asked, ask.data)}
      </p>
    </>
  );
}
