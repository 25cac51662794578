import { useQueryClient } from '@tanstack/react-query';
import type { Broadcast } from '../../../../../domain/broadcast.ts';
import { useSession } from '../dashboard-context.ts';
import { broadcastQuery } from '../queries.ts';

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
