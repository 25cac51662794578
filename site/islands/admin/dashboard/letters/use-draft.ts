import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Letter } from '../../../../../domain/letter.ts';
import { ApiError, isRefused } from '../../api-client.ts';
import { useSession } from '../dashboard-context.ts';
import { answer } from '../queries.ts';
import { useUpdate } from './use-letter.ts';

/** The fields that the owner writes of a letter. */
export type Draft = Pick<Letter, 'audience' | 'texts'>;

/** After the last key, and between two tries. */
const pauseMs = 800;
const retryMs = 5000;

/**
 * A draft as it is typed, which saves itself a moment after the last key.
 * @returns `save` saves at once, and says whether all is saved
 */
export function useDraft({ id, audience, texts }: Letter) {
  const session = useSession();
  const client = useQueryClient();
  const update = useUpdate();
  const [draft, setDraft] = useState<Draft>({ audience, texts });
  const [saved, setSaved] = useState(draft);
  const { mutateAsync, isPending, ...last } = useMutation({
    // One after the other: the last text wins.
    scope: { id },
    mutationFn: (typed: Draft) => session.call('save_letter', { id, ...typed }),
    onSuccess: async (letter, typed) => {
      await update(letter);
      setSaved(typed);
    },
    onError: (failure) => {
      // It is no draft any more: another window sent it off.
      if (isRefused(failure)) void client.invalidateQueries(answer(session, 'letter', { id }));
    },
  });
  const isSaved = saved === draft;
  const save = async (): Promise<boolean> =>
    isSaved ||
    mutateAsync(draft).then(
      () => true,
      () => false,
    );
  const error = last.variables === draft ? last.error : null;
  // The server never takes what it refuses now.
  const waits = isSaved || isPending || isRefused(error);
  const saveNow = useEffectEvent(() => {
    if (!isPending) void save();
  });
  useEffect(() => {
    if (waits) return;
    const timer = setTimeout(() => saveNow(), error ? retryMs : pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [draft, waits, error]);
  useEffect(() => () => saveNow(), []);
  useEffect(() => {
    if (isSaved) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
    };
  }, [isSaved]);
  return {
    draft,
    status: statusOf(isSaved, error),
    save,
    change: (changed: Partial<Draft>) => setDraft({ ...draft, ...changed }),
  };
}

function statusOf(
  isSaved: boolean,
  error: Error | null,
): 'saved' | 'saving' | 'failed' | 'intricate' {
  if (isSaved) return 'saved';
  if (!error) return 'saving';
  return error instanceof ApiError && error.status === 422 ? 'intricate' : 'failed';
}
