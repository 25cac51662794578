import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Letter } from '../../../../../domain/letter.ts';
import { ApiError } from '../../api-client.ts';
import { useSession } from '../dashboard-context.ts';
import { answer } from '../queries.ts';

/** The fields that the owner writes of a letter. */
type Draft = Pick<Letter, 'audience' | 'texts'>;

/**
 * Keeps a draft: what is typed is saved where something is pressed, and where it is left.
 * @returns `save` rejects where it could not be saved, which `status` says, too
 */
export function useDraft(id: string) {
  const session = useSession();
  const client = useQueryClient();
  const [unsaved, setUnsaved] = useState<Draft>();
  const { queryKey } = answer(session, 'letter', { id });
  const { mutateAsync, isPending, variables, error } = useMutation({
    // One after the other: the last text wins.
    scope: { id },
    mutationFn: (typed: Draft) => session.call('save_letter', { id, ...typed }),
    onSuccess: async (letter, typed) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, letter);
      setUnsaved((now) => (now === typed ? undefined : now));
    },
    // Another window may have sent it off.
    onError: () => void client.invalidateQueries({ queryKey }),
  });
  const save = async (draft = unsaved) => {
    if (draft) await mutateAsync(draft);
  };
  const leave = (draft = unsaved) => {
    // It may be on its way already.
    if (!isPending || variables !== draft) void save(draft).catch(() => undefined);
  };
  const onUnmount = useEffectEvent(() => leave());
  useEffect(() => () => onUnmount(), []);
  const isSaved = unsaved === undefined;
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
  const open = error && variables === unsaved ? failure : 'unsaved';
  return { status: isSaved ? 'saved' : open, type: setUnsaved, save, leave } as const;
}
