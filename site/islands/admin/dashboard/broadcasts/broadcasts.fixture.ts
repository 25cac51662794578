import type { Broadcast, BroadcastNeed, BroadcastPress } from '../../../../../domain/broadcast.ts';
import { byLanguage } from '../../../../../domain/language.ts';
import { fakeServer, openDashboard, people } from '../../admin.fixture.tsx';

const at = '2026-03-01T10:00:00.000Z';

export const written = {
  en: { subject: 'The first dates', body: 'We open in May.' },
  pt: { subject: 'As primeiras datas', body: 'Abrimos em maio.' },
};

/** A letter; what is left out is made up. */
export function broadcastOf(given: Partial<Broadcast> = {}): Broadcast {
  const texts = given.texts ?? written;
  return {
    id: 'first',
    audience: 'dates',
    state: 'draft',
    reason: null,
    subjects: byLanguage((language) => texts[language].subject),
    updated_at: at,
    send_at: null,
    ended_at: null,
    texts,
    blocks: byLanguage((language) => {
      const { body } = texts[language];
      return body ? [{ type: 'paragraph', inlines: [{ type: 'text', text: body }] }] : [];
    }),
    tested_at: null,
    emails: {},
    complaints: 0,
    is_public: false,
    slugs: null,
    ...given,
  };
}

/** What a server answers with letters that a test may change; it keeps what is saved. */
export function broadcastAnswers(broadcasts: Broadcast[] = [], needs: BroadcastNeed[] = []) {
  const answers: NonNullable<Parameters<typeof fakeServer>[1]> = {
    admin_broadcasts: () => ({ broadcasts, needs, owner_email: 'owner@example.org' }),
    admin_broadcast: ({ id }) => find(id),
    admin_save_broadcast: ({ id, audience, texts }) => {
      if (id !== null) return change(id, broadcastOf({ id, audience, texts }));
      const made = broadcastOf({ id: 'new', audience, texts });
      broadcasts.unshift(made);
      return made;
    },
    admin_delete_broadcast: ({ id }) => {
      broadcasts.splice(0, Infinity, ...broadcasts.filter((each) => each.id !== id));
      return { deleted: true };
    },
    admin_broadcast_audience: ({ audience }) =>
      audience === 'dates'
        ? { recipients: { en: 8, pt: 4 }, left_out: { unconfirmed: 3, unsubscribed: 1 } }
        : { recipients: { en: 0, pt: 1 }, left_out: { unconfirmed: 3, no_updates: 11 } },
    admin_press_broadcast: ({ id, press }) => {
      const pressed: Record<BroadcastPress, Partial<Broadcast>> = {
        pause: { state: 'paused' },
        resume: { state: 'sending' },
        stop:
          find(id).state === 'held'
            ? { state: 'draft', send_at: null }
            : { state: 'stopped', ended_at: at },
      };
      return change(id, pressed[press]);
    },
    admin_broadcast_returns: () => ({
      returns: [
        { email: 'gone@example.org', complained: false, server_words: '550 no such user' },
        { email: 'cross@example.org', complained: true, server_words: '250 ok' },
      ],
    }),
    admin_publish_broadcast: ({ id, is_public }) => change(id, { is_public }),
  };
  const find = (id: string): Broadcast =>
    broadcasts.find((each) => each.id === id) ?? broadcastOf({ id });
  const change = (id: string, changed: Partial<Broadcast>): Broadcast =>
    Object.assign(find(id), changed);
  return { answers, change };
}

/** A server with letters. */
export function broadcastServer(broadcasts: Broadcast[] = [], needs: BroadcastNeed[] = []) {
  const { answers, change } = broadcastAnswers(broadcasts, needs);
  return { ...fakeServer(people(1), answers), change };
}

/** The letters in the dashboard. */
export async function openBroadcasts(language: 'en' | 'pt' = 'en') {
  const dashboard = await openDashboard(language);
  await dashboard.show('broadcasts');
  return { ...dashboard, words: dashboard.text.broadcasts };
}
