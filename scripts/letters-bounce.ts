// `npm run letters:bounce`: reads one message that came back from standard input, as a mail server pipes it.
import { buffer } from 'node:stream/consumers';
import { readConfig } from '../server/config.ts';
import { openStore } from '../server/database/open.ts';
import { readBounce } from '../server/letters/read-bounce.ts';
import { printOutcome } from './print-outcome.ts';

await printOutcome(async () => {
  const bounce = await readBounce(await buffer(process.stdin));
  switch (bounce.outcome) {
    case 'unknown':
      return 'The message reports on no letter of this site, so nothing was changed.';
    case 'noFailure':
      return 'The message reports no failure, so nothing was changed.';
    case 'failed': {
      const { store } = await openStore(readConfig().store);
      try {
        const { letterId, words, recipientIsGone } = bounce;
        const { outbox } = store.letters;
        if (await outbox.bounce(letterId, words, recipientIsGone, new Date())) {
          return recipientIsGone
            ? `The letter ${letterId} came back; the desk shows it, and its address gets no other.`
            : `The letter ${letterId} came back for a reason that is not its address (${words}); the desk shows it.`;
        }
        return `The store has no letter ${letterId} any more, so nothing was changed.`;
      } finally {
        await store.close();
      }
    }
  }
});
