import { copyFileSync, constants, existsSync, readFileSync } from 'node:fs';
import { lockFolder } from '../../db/data-folder-lock.ts';
import { reasonOf, StartError } from '../../start-error.ts';
import { asEntry, MirrorFile, parsed } from './mirror-file.ts';
import { keyFileIn, readMirrorKey } from './mirror-key.ts';

/**
 * Takes over what the ledger of an earlier version holds, marked as old, with its key, by which
 * alone its hashes name anybody.
 * @param folder `LEDGER_DIR`
 * @returns how many entries were added
 * @throws StartError where either cannot be used
 */
export function takeOverLedger(folder: string, ledger: string, keyFile: string): number {
  const key = readMirrorKey(keyFile, false);
  const entries = readLedger(ledger, key.check);
  const unlock = lockFolder(folder, 'Stop it, then take over the ledger.');
  try {
    const own = keyFileIn(folder);
    if (!existsSync(own)) copyFileSync(keyFile, own, constants.COPYFILE_EXCL);
    else if (readMirrorKey(own, false).check !== key.check) {
      throw new StartError(
        `${own} is another key than ${keyFile}, so the mirror could not name whom the ledger names. Move the files of LEDGER_DIR away, take over the ledger, and start.`,
      );
    }
    const mirror = new MirrorFile(folder);
    const known = new Set(mirror.read().lines.map(({ entry }) => entry?.id));
    const added = entries.filter(({ id }) => !known.has(id));
    for (const entry of added) mirror.append({ entry: { ...entry, old: true } });
    return added.length;
  } finally {
    unlock();
  }
}

function readLedger(file: string, check: string) {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartError(`${file} cannot be read (${reasonOf(error)}). Nothing was taken over.`, {
      cause: error,
    });
  }
  const [first = '', ...lines] = text.split('\n').slice(0, -1);
  const header = parsed(first) as { erasures?: unknown; key?: unknown } | undefined;
  if (header?.erasures !== 'Raiz do Vau' || header.key !== check) {
    throw new StartError(
      `${file} is no ledger of this site, or was made with another key. Nothing was taken over.`,
    );
  }
  return lines.map((line, index) => {
    const entry = asEntry(inTodaysWords(parsed(line)));
    if (entry) return entry;
    throw new StartError(
      `Line ${index + 2} of ${file} is no entry of a ledger. Nothing was taken over.`,
    );
  });
}

const todaysWords: Record<string, string> = {
  leave: 'unsubscribe',
  no_news: 'updates_off',
  desk: 'admin',
  self: 'subscriber',
};

/** An entry of the ledger, whose fields and values had other names. */
function inTodaysWords(entry: unknown): unknown {
  const { person, decision, request, ...others } = entry as Record<string, string> & {
    request?: Record<string, string>;
  };
  const wordFor = (word = '') => todaysWords[word] ?? word;
  return {
    ...others,
    subject: null,
    address_hash: person,
    ...(decision && { decision: wordFor(decision) }),
    ...(request && { request: { ...request, made_by: wordFor(request['made_by']) } }),
  };
}
