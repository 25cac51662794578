import { expect, test } from 'vitest';
import { ownerWords } from '../content/owner-words.ts';
import { checkNames } from '../domain/checks.ts';
import { hourMs, momentBefore } from '../domain/time.ts';
import { storeFileIn } from '../server/db/data-folder.ts';
import { logEntry } from '../server/db/samples.fixture.ts';
import { newFolder } from '../server/new-folder.fixture.ts';
import { openSqliteStore } from '../server/stores/sqlite-store.ts';
import { ownersCommandHere } from '../server/system-tests/server-process.fixture.ts';
import { ownerLanguage } from '../site.config.ts';
import { doctor } from './doctor.ts';

test('npm run doctor prints each check, with the server down, and ends with 1 where one fails or there is no store', async () => {
  const DATA_DIR = newFolder('doctor');
  const ask = (env: object) => ownersCommandHere(doctor, { DATA_DIR, ...env });
  expect(await ask({})).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^There is no store at \S+\. .*\n$/) as string,
  });
  const store = await openSqliteStore(storeFileIn(DATA_DIR), false, DATA_DIR);
  await store.addLogEntry({ ...logEntry(1), at: momentBefore(new Date(), 30 * hourMs) });
  await store.close();
  const { well } = ownerWords[ownerLanguage].doctor;
  const all = checkNames.map((name) => `${name}: ${well}`).join('\n');
  expect(await ask({})).toEqual({ status: 0, stdout: `${all}\n`, stderr: '' });
  const failing = await ask({ SITE_URL: 'https://retreat.pt' });
  expect(failing).toMatchObject({ status: 1, stdout: '' });
  expect(failing.stderr).toMatch(/^backup: .* –/m);
  expect(failing.stderr).toContain(`disk: ${well}\n`);
});
