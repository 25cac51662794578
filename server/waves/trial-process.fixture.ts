// A server's part of a wave, which a test tells what guests and the owner do, and kills.
import type { Guests, PlacePress, WavePress } from '../../domain/wave.ts';
import { byOwner } from '../db/samples.fixture.ts';
import { deliver } from '../email/deliver.fixture.ts';
import { byAdministrator } from '../events/change.ts';
import { openStore } from '../stores/open.ts';
import { erase } from '../subscribers/erase.ts';
import { liftRestriction, restrict } from '../subscribers/restrict.ts';
import { unsubscribe } from '../subscribers/unsubscribe.ts';

/** Something that is done at a moment; the test reads the answer by its number. */
export type Act =
  | { act: 'deliver'; most: number; bounces: boolean }
  | { act: 'answer'; link: string; guests: Guests | null }
  | { act: 'unsubscribe' | 'erase' | 'restrict' | 'lift'; email: string }
  | { act: 'press'; wave: string; press: WavePress }
  | { act: 'pressPlace'; offer: string; press: PlacePress }
  | { act: 'advance' };

const configured = JSON.parse(process.argv[2] ?? '') as Parameters<typeof openStore>[0];
const { store } = await openStore(configured, true);
const rights = { unsubscribe, erase, restrict, lift: liftRestriction };

async function perform(asked: Act, now: Date): Promise<unknown> {
  const by = byAdministrator('olga', now);
  switch (asked.act) {
    case 'deliver':
      return deliver(
        store,
        now,
        ({ id: tokenHash, kind }) =>
          kind === 'invitation' ? { tokenHash, purpose: 'invitation' } : undefined,
        () =>
          asked.bounces
            ? { outcome: 'bounced', words: '550 5.1.1 gone', recipientIsGone: true }
            : { outcome: 'sent', words: '250 ok' },
        { most: asked.most },
      );
    case 'answer':
      return (await store.waves.answer(asked.link, asked.guests, now)).state;
    case 'press':
      return store.waves.press(asked.wave, asked.press, by);
    case 'pressPlace':
      return store.waves.pressPlace(asked.offer, asked.press, by);
    case 'advance':
      return store.waves.advance(now);
    default:
      return byOwner<unknown>(store, rights[asked.act], asked.email, now);
  }
}

process.on('message', ({ number, asked, at }: { number: number; asked: Act; at: string }) => {
  perform(asked, new Date(at)).then(
    (result) => process.send?.({ number, result }),
    (error: unknown) => process.send?.({ number, error: String(error) }),
  );
});
process.send?.('ready');
