import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BroadcastPress } from '../../../../../domain/broadcast.ts';
import { useDashboard } from '../dashboard-context.ts';
import { broadcastsQuery, waitingQuery } from '../queries.ts';
import { useUpdate } from './use-update.ts';

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
