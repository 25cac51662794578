import { createContext, use, type ReactNode } from 'react';
import type { UndoableAction } from '../../../../../domain/admin/api.ts';

/** Something to be deleted soon. */
export interface Deletion {
  key: string;
  /** What deletes it. */
  action: UndoableAction;
  /** Says what is about to happen, in so many seconds. */
  sentence: (seconds: string) => ReactNode;
  /** It waits from now on: what asked for it can close. */
  onWaiting?: () => void;
  /** Deletes it. @returns what was done, in a few words */
  run: () => Promise<string>;
}

type DeleteSoon = (deletion: Deletion) => void;

export const DeletionsContext = createContext<DeleteSoon | null>(null);

/** Deletes something in ten seconds, unless it is undone. @throws Error outside of a dashboard */
export function useDeleteSoon(): DeleteSoon {
  const add = use(DeletionsContext);
  if (!add) throw new Error('useDeleteSoon was called outside of a dashboard');
  return add;
}
