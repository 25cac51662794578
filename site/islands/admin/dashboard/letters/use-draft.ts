import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Letter } from '../../../../../domain/letter.ts';
import { ApiError } from '../../api-client.ts';
import { useSession } from '../dashboard-context.ts';
import { answer } from '../queries.ts';
import { keepDraft, keptDraft, type Draft } from './kept-draft.ts';
import { createSaver, type SaveStatus } from './saver.ts';
import { useUpdate } from './use-letter.ts';

/**
 * A draft as it is typed, which saves itself.
 * @returns `flush` saves at once, and says whether all is saved
 */
export function useDraft({ id, audience, texts }: Letter) {
  const session = useSession();
  const client = useQueryClient();
  const update = useUpdate();
  const [draft, setDraft] = useState<Draft>(() => keptDraft(id) ?? { audience, texts });
  const [status, setStatus] = useState<SaveStatus>('saved');
  const { mutateAsync } = useMutation({
    mutationFn: (typed: Draft) => session.call('save_letter', { id, ...typed }),
    onSuccess: update,
    onError: (error) => {
      // It is no draft any more: another window sent it off.
      if (error instanceof ApiError)
        void client.invalidateQueries(answer(session, 'letter', { id }));
    },
  });
  const [saver] = useState(() =>
    createSaver(mutateAsync, setStatus, (unsaved) => keepDraft(id, unsaved)),
  );
  useEffect(() => {
    const kept = keptDraft(id);
    if (kept) saver.change(kept);
    return () => void saver.flush();
  }, [id, saver]);
  const isSaved = status === 'saved';
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
    status,
    flush: saver.flush,
    change: (changed: Partial<Draft>) => {
      const next = { ...draft, ...changed };
      setDraft(next);
      saver.change(next);
    },
  };
}
