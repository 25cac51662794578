// Run by `deploy/upgrade` as the server's user: asks a server that has just started whether it is
// well. Waits until it is ready, asks for each of its pages at least once, and goes on for as long
// as it is told.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { minuteMs } from '../domain/time.ts';
import { readConfig } from '../server/config.ts';
import { reasonOf, StartError } from '../server/start-error.ts';
import type { StoreConfig } from '../server/db/engine.ts';
import { reading } from './audit-verify.ts';
import { runOwnersCommand, type OwnersCommand } from './store-copy-file.ts';
import { expectPage, expectReady, listPages, untilReady } from './try-server.ts';

/** Twenty requests a second are little for the server, and enough to meet a fault of one in ten. */
const betweenMs = 50;
const pagesBetweenChecks = 20;

export const watchRelease: OwnersCommand = (args, env) =>
  runOwnersCommand(async () => {
    const options = { origin: { type: 'string' }, seconds: { type: 'string' } } as const;
    const { origin = '', seconds } = parseArgs({ args, options }).values;
    const { store, emails } = readConfig(env);
    const begun = new Date();
    const check = async () => {
      await expectReady(origin);
      if (emails) await expectEmailsGo(store, begun);
    };
    try {
      await untilReady(origin, minuteMs);
      const end = performance.now() + Number(seconds) * 1000;
      const paths = await listPages(origin);
      for (let asked = 0; asked < paths.length || performance.now() < end; asked += 1) {
        if (asked % pagesBetweenChecks === 0) await check();
        await expectPage(origin, paths[asked % paths.length] ?? '/');
        await wait(betweenMs);
      }
      await check();
    } catch (error) {
      throw new StartError(reasonOf(error), { cause: error });
    }
  });

/** @throws where the mail server has taken none since a moment */
async function expectEmailsGo(store: StoreConfig, since: Date): Promise<void> {
  const sender = await reading(store, (db) =>
    db.selectFrom('email_sender').select(['problem', 'problem_since']).executeTakeFirst(),
  );
  if (sender?.problem_since && new Date(sender.problem_since) > since) {
    throw new Error(`e-mails do not go: ${sender.problem}`);
  }
}

if (import.meta.main) process.exitCode = await watchRelease(process.argv.slice(2), process.env);
