import { byLanguage } from '../../domain/language.ts';
import type { LinkPurpose } from '../../domain/email/link-pages.ts';
import { tokenHash, type LinkState } from '../email/links.ts';
import type { Store } from '../stores/store.ts';

/**
 * Lets the links of a store have tokens that say how they stand: `open`, `done` or `expired`; an
 * open one is done once it is pressed.
 * @returns what was pressed: purpose and token, the first one first
 */
export function makeLinksPressable(store: Store): string[] {
  const pressed: string[] = [];
  const tokens = new Map(['open', 'done', 'expired'].map((token) => [tokenHash(token), token]));
  const look = (purpose: LinkPurpose, hash: string): LinkState => {
    const token = tokens.get(hash) ?? 'unknown';
    return pressed.includes(`${purpose} open`) && token === 'open' ? 'done' : (token as LinkState);
  };
  const press = (purpose: LinkPurpose) => async (hash: string) => {
    pressed.push(`${purpose} ${tokens.get(hash) ?? 'unknown'}`);
    return look(purpose, hash);
  };
  Object.assign(store.emails.links, {
    look: async (purpose: LinkPurpose, hash: string) => look(purpose, hash),
    confirm: press('confirm'),
    unsubscribe: press('unsubscribe'),
    newAddress: press('newAddress'),
    rejoin: press('rejoin'),
    sendAgain: async (hash: string) => void pressed.push(`send again ${tokens.get(hash)}`),
  } satisfies Store['emails']['links']);
  const states = new Map([
    ['open', 'open'],
    ['done', 'accepted'],
  ] as const);
  const lookAtOffer: Store['waves']['look'] = async (hash) => {
    const state = states.get(tokens.get(hash) as 'open');
    return state ? { state, offer } : { state: 'unknown' };
  };
  Object.assign(store.waves, { look: lookAtOffer });
  return pressed;
}

const offer = {
  id: 'an offer',
  texts: byLanguage(() => ({ title: 'Pilot week', details: 'Five days in May.' })),
  places: 12,
  set_apart: 2,
  days_to_answer: 7,
  last_day: '2028-01-30',
  answer_day: '2028-01-10',
  guests: 2 as const,
};
