import type { LinkPurpose } from '../../domain/email/link-pages.ts';
import type { EmailLinks, LinkState } from '../email/links.ts';

/**
 * Links whose tokens begin with how they stand, such as `open-2`; an open one is done once it is
 * pressed.
 * @returns with what was pressed: purpose and token, the first one first
 */
export function pressableLinks(): { links: EmailLinks; pressed: string[] } {
  const pressed: string[] = [];
  const look = (purpose: LinkPurpose, token: string): LinkState => {
    const [state = 'unknown'] = /^(open|done|expired)/.exec(token) ?? [];
    return state === 'open' && pressed.includes(`${purpose} ${token}`)
      ? 'done'
      : (state as LinkState);
  };
  const press = (purpose: LinkPurpose) => async (token: string) => {
    pressed.push(`${purpose} ${token}`);
    return look(purpose, token);
  };
  return {
    pressed,
    links: {
      look: async (purpose, token) => look(purpose, token),
      confirm: press('confirm'),
      unsubscribe: press('unsubscribe'),
      newAddress: press('newAddress'),
      rejoin: press('rejoin'),
      sendAgain: async (token) => void pressed.push(`send again ${token}`),
    },
  };
}
