import { createContext, use } from 'react';
import type { Admin } from '../../../../content/en/admin.ts';
import type { Notification } from '../../../ui/toaster/Toaster.tsx';
import type { Session } from '../api-client.ts';
import type { Formatters } from './formatters.ts';
import type { Source } from './source.ts';

/** What every part of the desk needs. */
export interface DeskTools {
  text: Admin['desk'];
  format: Formatters;
  notify: (notification: Omit<Notification, 'id'>) => void;
  source: Source;
  /** Sends requests to our server; undefined with a backend without the desk. */
  session: Session | undefined;
}

export const DeskContext = createContext<DeskTools | null>(null);

/** The tools of the desk around a component. @throws Error outside of a desk */
export function useDesk(): DeskTools {
  const tools = use(DeskContext);
  if (!tools) throw new Error('useDesk was called outside of a desk');
  return tools;
}

/** The session, for the parts of the desk that are shown only with one. @throws Error without one */
export function useSession(): Session {
  const { session } = useDesk();
  if (!session) throw new Error('useSession was called at a desk without a session');
  return session;
}
