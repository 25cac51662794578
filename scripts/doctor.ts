// `npm run doctor`: looks at what the server looks at, also where that is down, and says what is
// wrong and what to do. Ends with 1 while anything is.
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { ownerWords } from '../content/owner-words.ts';
import { checkNames } from '../domain/checks.ts';
import type { Language } from '../domain/language.ts';
import { fill } from '../domain/text.ts';
import { ownerLanguage } from '../site.config.ts';
import { lookAt, type Checked } from '../server/checks/checks.ts';
import { checkQueries } from '../server/checks/queries.ts';
import { wordsOf } from '../server/checks/words.ts';
import { checkOwnersFiles } from '../server/check-owners-files.ts';
import { checkedParts } from '../server/compose.ts';
import { readConfig } from '../server/config.ts';
import { expectMailServer } from '../server/email/start-email.ts';
import { auditFaults } from '../server/events/audit/verify.ts';
import { MirrorFile } from '../server/events/mirror/mirror-file.ts';
import { loadSite } from '../server/http/pages/built-site.ts';
import { reasonOf, StartError } from '../server/start-error.ts';
import { reading } from './audit-verify.ts';
import { runOwnersCommand, type OwnersCommand } from './store-copy-file.ts';

const builtHere = join(import.meta.dirname, '../dist');

/** @param here what a test has in the place of this machine's own */
export const createDoctor =
  (here: { dist?: string; language?: Language; given?: Partial<Checked> } = {}): OwnersCommand =>
  (_args, env) =>
    runOwnersCommand(async () => {
      const { dist = builtHere, language = ownerLanguage, given } = here;
      checkOwnersFiles();
      const config = readConfig(env);
      const { store, ledgerDir, emails } = config;
      const clock = () => new Date();
      const parts = checkedParts(config, { clock, site: await loadSite(dist) });
      const faults = await reading(store, (db) => {
        const checked: Checked = {
          now: clock(),
          ...parts,
          store: {
            ...checkQueries(db),
            // Only the server writes.
            expectWritable: async () => {
              if (store.engine === 'sqlite') accessSync(store.file, constants.W_OK);
            },
            // A mirror that cannot be read keeps no other check from being made.
            auditFaults: async () =>
              auditFaults(
                db,
                ledgerDir === undefined ? undefined : new MirrorFile(ledgerDir, false),
              ),
          },
          untrustedProxy: () => undefined,
          connectMail: emails && (() => expectMailServer(emails)),
        };
        return findFaults({ ...checked, ...given }, language);
      });
      if (faults.length > 0) throw new StartError(faults.join('\n\n'));
      console.log(fill(ownerWords[language].doctor.well, { count: String(checkNames.length) }));
    });

/** The faults, a paragraph each. */
async function findFaults(given: Checked, language: Language): Promise<string[]> {
  const { status, untold } = ownerWords[language].doctor;
  const found = await Promise.all(
    checkNames.map(async (name) => {
      try {
        const fault = await lookAt(name, given);
        if (!fault) return [];
        const said = wordsOf({ name, values: fault.values }, language);
        return [`${status[fault.status]} ${said.fault}\n${said.remedy}`];
      } catch (error) {
        return [fill(untold, { name, reason: reasonOf(error) })];
      }
    }),
  );
  return found.flat();
}

if (import.meta.main) process.exitCode = await createDoctor()(process.argv.slice(2), process.env);
