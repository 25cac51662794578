import type { LinkPurpose } from '../../domain/email/link-pages.ts';
import type { EmailLinks, LinkState } from './links.ts';

/**
 * Links whose states a test sets, by purpose and token; pressed, an open one is done. What is
 * pressed is written down.
 */
export function linksOf(states: Record<string, LinkState>) {
  const state = new Map(Object.entries(states));
  const pressed: string[] = [];
  const look = (purpose: LinkPurpose, token: string) =>
    state.get(`${purpose} ${token}`) ?? 'unknown';
  const press = (purpose: LinkPurpose) => async (token: string) => {
    pressed.push(`${purpose} ${token}`);
    if (look(purpose, token) === 'open') state.set(`${purpose} ${token}`, 'done');
    return look(purpose, token);
  };
  const links: EmailLinks = {
    look: async (purpose, token) => look(purpose, token),
    confirm: press('confirm'),
    unsubscribe: press('unsubscribe'),
    newAddress: press('newAddress'),
    rejoin: press('rejoin'),
    sendAgain: async (token) => void pressed.push(`send again ${token}`),
  };
  return { links, pressed };
}
