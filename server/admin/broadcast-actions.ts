import {
  languagesLacking,
  type Broadcast,
  type BroadcastNeed,
  type BroadcastPress,
} from '../../domain/broadcast.ts';
import { byLanguage } from '../../domain/language.ts';
import { emailKey } from '../../domain/submission/email.ts';
import type { StoredBroadcast } from '../broadcasts/read-broadcasts.ts';
import {
  recordAction,
  type ActionContext,
  type ActionOptions,
  type Actions,
} from './action-context.ts';
import { RefusedAction } from './refused-action.ts';

const missing = new RefusedAction(404, 'There is no such broadcast.');
const incomplete = new RefusedAction(409, 'Subject or body is missing in a language.');
const frozen = new RefusedAction(409, 'The broadcast is no draft any more.');

const auditKinds = {
  pause: 'pause_broadcast',
  resume: 'resume_broadcast',
  stop: 'stop_broadcast',
} as const satisfies Record<BroadcastPress, string>;

/** The dashboard's actions on broadcasts. Without e-mails they can only be read. */
export function broadcastActions(options: ActionOptions) {
  const { store, clock, accesses, broadcastMail } = options;
  const { broadcasts } = store;
  const needs: BroadcastNeed[] = broadcastMail?.needs ?? ['emails'];
  const stored = async (id: string) => found(await broadcasts.read(id));
  const shown = async (id: string) => withBlocks(await stored(id));
  const record = async (
    kind: Parameters<typeof recordAction>[1],
    context: ActionContext,
    id: string,
  ) => recordAction(options, kind, context, recipientsOf(await stored(id)));

  return {
    admin_broadcasts: async () => ({
      broadcasts: await broadcasts.list(),
      needs,
      owner_email: broadcastMail?.ownerEmail ?? null,
    }),

    admin_broadcast: ({ id }) => shown(id),

    async admin_broadcast_returns({ id }, context) {
      const returns = await broadcasts.returns(id);
      const addresses = returns.flatMap(({ email }) => (email === null ? [] : emailKey(email)));
      await accesses.recordRead('read_person', context, addresses);
      return { returns };
    },

    async admin_save_broadcast({ id, ...draft }) {
      const saved = await broadcasts.save(id, draft, clock());
      if (saved === undefined) throw frozen;
      return shown(saved);
    },

    admin_delete_broadcast: async ({ id }) => ({ deleted: await broadcasts.delete(id) }),

    admin_broadcast_audience: ({ audience }) => broadcasts.audience(audience),

    async admin_test_broadcast({ id }, context) {
      const broadcast = await stored(id);
      if (!broadcastMail || needs.length > 0) throw unset(needs);
      if (languagesLacking(broadcast.texts).length > 0) throw incomplete;
      const tests = await broadcastMail.sendTest(broadcast, clock());
      if (tests.every(({ taken }) => taken)) {
        await broadcasts.tested(broadcast, clock());
        await recordAction(options, 'test_broadcast', context, 0);
      }
      return { tests, broadcast: await shown(id) };
    },

    async admin_send_broadcast({ id, recipients }, context) {
      const [need] = needs;
      if (need) return { sent: false, reason: need, recipients: 0 };
      const result = await broadcasts.send(id, recipients, clock());
      if (!result.sent) return result;
      await recordAction(options, 'send_broadcast', context, result.recipients);
      return { sent: true, broadcast: await shown(id) };
    },

    async admin_press_broadcast({ id, press }, context) {
      if (await broadcasts.press(id, press, clock())) await record(auditKinds[press], context, id);
      return shown(id);
    },

    async admin_publish_broadcast({ id, is_public }, context) {
      const kind = is_public ? 'publish_broadcast' : 'unpublish_broadcast';
      if (await broadcasts.publish(id, is_public)) await record(kind, context, id);
      return shown(id);
    },
  } satisfies Partial<Actions>;
}

/** @throws RefusedAction where there is no such broadcast */
function found(broadcast: StoredBroadcast | undefined): StoredBroadcast {
  if (!broadcast) throw missing;
  return broadcast;
}

/** A broadcast with its texts as they are drawn. */
async function withBlocks(broadcast: StoredBroadcast): Promise<Broadcast> {
  // Loaded with the first broadcast that is looked at.
  const { readMarkdown } = await import('../broadcasts/markdown.ts');
  const blocks = byLanguage((language) => readMarkdown(broadcast.texts[language].body));
  return { ...broadcast, blocks };
}

const recipientsOf = ({ emails }: StoredBroadcast): number =>
  Object.values(emails).reduce((all, count) => all + count, 0);

const unset = (needs: readonly BroadcastNeed[]) =>
  new RefusedAction(409, `Broadcasts cannot be sent yet: ${needs.join(', ')} is not set.`);
