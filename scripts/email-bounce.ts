// `npm run email:bounce`: reads one message that came back from standard input, as a mail server
// pipes it.
import { existsSync } from 'node:fs';
import { readConfig } from '../server/config.ts';
import { StartError } from '../server/start-error.ts';
import { openStore } from '../server/stores/open.ts';
import { tokenHash } from '../server/email/links.ts';
import { mostBounceBytes, readBounce } from '../server/email/read-bounce.ts';
import { printOutcome } from './owners-command.ts';

type Returned = Extract<
  Awaited<ReturnType<typeof readBounce>>,
  { outcome: 'complaint' | 'failed' }
>;

/**
 * Notes in the server's store what came back. @returns the line for the owner
 * @throws StartError where there is no store: an empty one made here would take it, and lose it
 */
async function note(bounce: Returned): Promise<string> {
  const config = readConfig().store;
  if (config.engine === 'sqlite' && !existsSync(config.file)) {
    throw new StartError(
      `There is no store at ${config.file}, so nobody is told of what came back. Set DATA_DIR to the server's.`,
    );
  }
  const { store } = await openStore(config);
  const { outbox } = store.emails;
  try {
    if (bounce.outcome === 'complaint') {
      return (await outbox.complain(tokenHash(bounce.token), new Date()))
        ? 'Somebody complained about an e-mail. The server takes them off the list; the dashboard counts it.'
        : 'The store has no e-mail like the one that was complained about, so nothing was changed.';
    }
    const { emailId, words, recipientIsGone } = bounce;
    if (!(await outbox.bounce(emailId, words, recipientIsGone, new Date()))) {
      return `The store has no e-mail ${emailId} any more, so nothing was changed.`;
    }
    return recipientIsGone
      ? `The e-mail ${emailId} came back; the dashboard shows it, and its address gets no other.`
      : `The e-mail ${emailId} came back for a reason that is not its address (${words}); the dashboard shows it.`;
  } finally {
    await store.close();
  }
}

process.exitCode = await printOutcome(async () => {
  // The rest is read, too, because a mail server may take a pipe that closes for a failure.
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    if (bytes < mostBounceBytes) chunks.push(chunk);
    bytes += chunk.length;
  }
  const bounce = await readBounce(Buffer.concat(chunks).subarray(0, mostBounceBytes));
  if (bounce.outcome === 'unknown') {
    return 'The message reports on no e-mail of this site, so nothing was changed.';
  }
  if (bounce.outcome === 'noFailure') {
    return 'The message reports no failure, so nothing was changed.';
  }
  return note(bounce);
});
