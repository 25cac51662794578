import { createContext, use, type ReactNode } from 'react';

/** Something to be deleted soon. */
export interface Deletion {
  key: string;
  /** Says what is about to happen, in so many seconds. */
  sentence: (seconds: string) => ReactNode;
  /** Deletes it. @returns what was done, in a few words */
  run: () => Promise<string>;
}

export const DeletionsContext = createContext<((deletion: Deletion) => void) | null>(null);

/** Deletes something in ten seconds, unless it is undone. @throws Error outside of a dashboard */
export function useDeleteSoon(): (deletion: Deletion) => void {
  const add = use(DeletionsContext);
  if (!add) throw new Error('useDeleteSoon was called outside of a dashboard');
  return add;
}
