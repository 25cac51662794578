// `npm run doctor`: makes the checks of the server, also where that is down, and prints each. Ends
// with 1 while one fails.
import { accessSync, constants } from 'node:fs';
import { ownerWords } from '../content/owner-words.ts';
import { checkNames } from '../domain/checks.ts';
import type { Language } from '../domain/language.ts';
import { fill } from '../domain/text.ts';
import { ownerLanguage } from '../site.config.ts';
import { lookAt, type Checked } from '../server/checks/checks.ts';
import { checkQueries } from '../server/checks/queries.ts';
import { wordsOf } from '../server/checks/words.ts';
import { checkedParts } from '../server/compose.ts';
import { readConfig } from '../server/config.ts';
import { reasonOf, StartError } from '../server/start-error.ts';
import { readStore } from './read-store.ts';
import { runOwnersCommand, type OwnersCommand } from './owners-command.ts';

/** @param language the language of the owner */
export const createDoctor =
  (language: Language = ownerLanguage): OwnersCommand =>
  (_args, env) =>
    runOwnersCommand(async () => {
      const config = readConfig(env);
      const { store } = config;
      const lines = await readStore(store, (db) =>
        look(
          {
            ...checkedParts(config),
            now: new Date(),
            store: {
              ...checkQueries(db),
              // Only the server writes.
              expectWritable: async () => {
                if (store.engine === 'sqlite') accessSync(store.file, constants.W_OK);
              },
            },
          },
          language,
        ),
      );
      const text = lines.map(({ line }) => line).join('\n');
      if (lines.some(({ isWell }) => !isWell)) throw new StartError(text);
      console.log(text);
    });

/** A line of each check. */
const look = (given: Checked, language: Language) =>
  Promise.all(
    checkNames.map(async (name) => {
      const { well, untold } = ownerWords[language].doctor;
      try {
        const values = await lookAt(name, given);
        if (!values) return { isWell: true, line: `${name}: ${well}` };
        const { fault, remedy } = wordsOf({ name, values }, language);
        return { isWell: false, line: `${name}: ${fault} ${remedy}` };
      } catch (error) {
        const reason = reasonOf(error);
        return { isWell: false, line: `${name}: ${fill(untold, { reason })}` };
      }
    }),
  );

if (import.meta.main) process.exitCode = await createDoctor()(process.argv.slice(2), process.env);
