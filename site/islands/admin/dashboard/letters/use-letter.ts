import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Audience, Letter } from '../../../../../domain/letter.ts';
import { useSession } from '../dashboard-context.ts';
import { answer } from '../queries.ts';

/** Shows what the server answered about a letter, which is newer than what is being fetched. */
export function useUpdate(): (letter: Letter) => Promise<void> {
  const session = useSession();
  const client = useQueryClient();
  return async (letter) => {
    const { queryKey } = answer(session, 'letter', { id: letter.id });
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, letter);
  };
}

/** The readers of a letter, counted anew for each that is opened. */
export const useAudience = (audience: Audience) =>
  useQuery({ ...answer(useSession(), 'letter_audience', { audience }), staleTime: 0 }).data;
