// `npm run letters:bounce`: reads one message that came back from standard input, as a mail server pipes it.
import { readConfig } from '../server/config.ts';
import { openStore } from '../server/stores/open.ts';
import { mostBounceBytes, readBounce } from '../server/email/read-bounce.ts';
import { printOutcome } from './store-copy-file.ts';

await printOutcome(async () => {
  // The rest is read, too, because a mail server may take a pipe that closes for a failure.
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    if (bytes < mostBounceBytes) chunks.push(chunk);
    bytes += chunk.length;
  }
  const bounce = readBounce(Buffer.concat(chunks).subarray(0, mostBounceBytes));
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
