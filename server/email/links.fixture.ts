import type { LinkPurpose } from '../../domain/email/link-pages.ts';
import type { EmailLinks, LinkState } from './links.ts';

/** Links whose states a test sets, by purpose and token; pressed, an open one is done. Whatever acts is written down. */
export function linksOf(states: Record<string, LinkState>) {
  const state = new Map(Object.entries(states));
  const acts: string[] = [];
  const look = (purpose: LinkPurpose, token: string) =>
    state.get(`${purpose} ${token}`) ?? 'unknown';
  const press = (purpose: LinkPurpose) => async (token: string) => {
    acts.push(`${purpose} ${token}`);
    if (look(purpose, token) === 'open') state.set(`${purpose} ${token}`, 'done');
    return look(purpose, token);
  };
  const links: EmailLinks = {
    look: async (purpose, token) => look(purpose, token),
    confirm: press('confirm'),
    unsubscribe: press('unsubscribe'),
    newAddress: press('newAddress'),
    sendAgain: async (token) => void acts.push(`send again ${token}`),
  };
  return { links, acts };
}
