import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Letter } from '../../../../../domain/letter.ts';
import { ApiError } from '../../api-client.ts';
import { useSession } from '../dashboard-context.ts';
import { answer } from '../queries.ts';

/** The fields that the owner writes of a letter. */
export type Draft = Pick<Letter, 'audience' | 'texts'>;

/**
 * A draft as it is typed, which is saved where something is pressed, and where it is left.
 * @returns `save` rejects where it could not be saved, which `status` says, too
 */
export function useDraft({ id, audience, texts }: Letter) {
  const session = useSession();
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft>({ audience, texts });
  const [saved, setSaved] = useState(draft);
  const { queryKey } = answer(session, 'letter', { id });
  const { mutateAsync, isPending, variables, error } = useMutation({
    // One after the other: the last text wins.
    scope: { id },
    mutationFn: (typed: Draft) => session.call('save_letter', { id, ...typed }),
    onSuccess: async (letter, typed) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, letter);
      setSaved(typed);
    },
    // Another window may have sent it off.
    onError: () => void client.invalidateQueries({ queryKey }),
  });
  const isSaved = saved === draft;
  const save = async () => {
    if (!isSaved) await mutateAsync(draft);
  };
  const leave = () => {
    // It may be on its way already.
    if (!isPending || variables !== draft) void save().catch(() => undefined);
  };
  const onUnmount = useEffectEvent(leave);
  useEffect(() => () => onUnmount(), []);
  useEffect(() => {
    if (isSaved) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
    };
  }, [isSaved]);
  const isIntricate = error instanceof ApiError && error.status === 422;
  const failure = isIntricate ? 'intricate' : 'failed';
  return {
    draft,
    status: isSaved ? 'saved' : error && variables === draft ? failure : 'unsaved',
    save,
    leave,
    change: (changed: Partial<Draft>) => setDraft({ ...draft, ...changed }),
  } as const;
}
