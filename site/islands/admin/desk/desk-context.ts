import { createContext, use } from 'react';
import type { Admin } from '../../../../content/en/admin.ts';
import type { Language } from '../../../../domain/language.ts';
import type { Notification } from '../../../ui/toaster/Toaster.tsx';
import type { Session } from './desk-api.ts';
import type { Words } from './words.ts';

/** What every part of the desk needs. */
export interface DeskTools {
  language: Language;
  text: Admin['desk'];
  words: Words;
  session: Session;
  notify: (notification: Omit<Notification, 'id'>) => void;
}

export const DeskContext = createContext<DeskTools | null>(null);

/** The tools of the desk around a component. @throws Error outside of a desk */
export function useDesk(): DeskTools {
  const tools = use(DeskContext);
  if (!tools) throw new Error('useDesk was called outside of a desk');
  return tools;
}
