import { createContext, use } from 'react';
import type { Admin } from '../../../../content/en/admin.ts';
import type { Language } from '../../../../domain/language.ts';
import type { EmailWords } from '../../../emails/email-words.ts';
import type { LetterPrint } from '../../../pictures/letter-prints.ts';
import type { Notification } from '../../../ui/toaster/Toaster.tsx';
import type { Session } from '../api-client.ts';
import type { Formatters } from './formatters.ts';

/** What every part of the dashboard needs. */
export interface DashboardTools {
  language: Language;
  text: Admin['dashboard'];
  format: Formatters;
  notify: (notification: Omit<Notification, 'id'>) => void;
  session: Session;
  /** What stands around the text of a letter to the list. */
  letterWords: Record<Language, EmailWords>;
  /** The pictures that it may show. */
  letterPrints: LetterPrint[];
}

export const DashboardContext = createContext<DashboardTools | null>(null);

/** The tools of the dashboard around a component. @throws Error outside of a dashboard */
export function useDashboard(): DashboardTools {
  const tools = use(DashboardContext);
  if (!tools) throw new Error('useDashboard was called outside of a dashboard');
  return tools;
}

/** The session of the dashboard around a component. @throws Error outside of a dashboard */
export const useSession = (): Session => useDashboard().session;

/** Whether it is the owner who is logged in, who may do everything, and not a helper. */
export const useIsOwner = (): boolean => useSession().account.role === 'owner';

/** What the administrator did that ended the session: logged out, or changed the password. */
export type EndedHere = 'ended' | 'changed';
