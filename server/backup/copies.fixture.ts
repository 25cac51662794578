import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeFileIn } from '../db/data-folder.ts';
import makeCopy from './make-copy.ts';
import { publicTextOf } from './seal.ts';
import { openTarget } from './target.ts';
import { newFolder } from '../new-folder.fixture.ts';

/** A key for copies, and the file in which its owner keeps the private part. */
export function newKey(): { keyFile: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('x25519');
  const keyFile = join(newFolder('key'), 'copies.key');
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return { keyFile, publicKey: publicTextOf(publicKey) };
}

/**
 * A server's data folder and mirror, and a folder that its copies go to.
 * @param databaseUrl of a store in Postgres
 */
export function newPlaces(databaseUrl?: string) {
  const key = newKey();
  const settings = {
    DATA_DIR: newFolder('data'),
    LEDGER_DIR: newFolder('mirror'),
    ADMIN_PASSWORD_HASH: '$argon2id$v=19',
  };
  const to = newFolder('elsewhere');
  return {
    ...key,
    to,
    settings,
    store: storeFileIn(settings.DATA_DIR),
    /** Sends a copy as the server does, beside one that may run. @returns its name */
    send: async (now: Date): Promise<string> => {
      const { DATA_DIR, LEDGER_DIR: ledgerDir } = settings;
      const { name, file } = await makeCopy({
        store:
          databaseUrl === undefined
            ? { engine: 'sqlite', file: storeFileIn(DATA_DIR) }
            : { engine: 'postgres', url: databaseUrl },
        ledgerDir,
        settings: { ...settings, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
        recipients: [key.publicKey],
        folder: newFolder('sending'),
        now,
      });
      await openTarget(to).put(name, file);
      return name;
    },
  };
}
