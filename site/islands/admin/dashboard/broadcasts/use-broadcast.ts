import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Broadcast, BroadcastPress } from '../../../../../domain/broadcast.ts';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { broadcastQuery, broadcastsQuery, waitingQuery } from '../queries.ts';

/** Shows what the server answered about a broadcast, which is newer than what is being fetched. */
export function useUpdate(): (broadcast: Broadcast) => Promise<void> {
  const session = useSession();
  const client = useQueryClient();
  return async (broadcast) => {
    const { queryKey } = broadcastQuery(session, broadcast.id);
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, broadcast);
  };
}

/** Stops, pauses or resumes a letter. */
export function usePress(id: string) {
  const { text, session, language, notify } = useDashboard();
  const client = useQueryClient();
  const update = useUpdate();
  return useMutation({
    mutationFn: (press: BroadcastPress) => session.request('admin_press_broadcast', { id, press }),
    onSuccess: async (broadcast) => {
      const { nobody, draftAgain } = text.broadcasts.course;
      // Stopped before anything went out.
      if (broadcast.state === 'draft') {
        notify({ title: nobody, description: draftAgain, destructive: false });
      }
      await update(broadcast);
      void client.invalidateQueries(waitingQuery(session, language));
      void client.invalidateQueries(broadcastsQuery(session));
    },
  });
}
