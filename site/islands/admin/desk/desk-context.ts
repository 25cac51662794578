import { createContext, use } from 'react';
import type { Admin } from '../../../../content/en/admin.ts';
import type { Notification } from '../../../ui/toaster/Toaster.tsx';
import type { Session } from '../api-client.ts';
import type { Formatters } from './formatters.ts';

/** What every part of the desk needs. */
export interface DeskTools {
  text: Admin['desk'];
  format: Formatters;
  notify: (notification: Omit<Notification, 'id'>) => void;
  session: Session;
}

export const DeskContext = createContext<DeskTools | null>(null);

/** The tools of the desk around a component. @throws Error outside of a desk */
export function useDesk(): DeskTools {
  const tools = use(DeskContext);
  if (!tools) throw new Error('useDesk was called outside of a desk');
  return tools;
}

/** The session of the desk around a component. @throws Error outside of a desk */
export const useSession = (): Session => useDesk().session;
