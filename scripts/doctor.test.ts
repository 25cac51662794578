import { expect, test } from 'vitest';
import { checkNames } from '../domain/checks.ts';
import { hourMs, momentBefore } from '../domain/time.ts';
import { storeFileIn } from '../server/db/data-folder.ts';
import { logEntry } from '../server/db/samples.fixture.ts';
import { newFolder } from '../server/new-folder.fixture.ts';
import { openSqliteStore } from '../server/stores/sqlite-store.ts';
import { ownersCommandHere } from '../server/system-tests/server-process.fixture.ts';
import { createDoctor } from './doctor.ts';

test('npm run doctor prints each check, with the server down, and ends with 1 where one fails', async () => {
  const dataDir = newFolder('doctor');
  const store = await openSqliteStore(storeFileIn(dataDir), false, dataDir);
  await store.addLogEntry({ ...logEntry(1), at: momentBefore(new Date(), 30 * hourMs) });
  await store.close();
  const ask = (env: object) => ownersCommandHere(createDoctor('pt'), { DATA_DIR: dataDir, ...env });
  expect(await ask({})).toEqual({
    status: 0,
    stdout: `${checkNames.map((name) => `${name}: bem`).join('\n')}\n`,
    stderr: '',
  });
  const { status, stdout, stderr } = await ask({ SITE_URL: 'https://retreat.pt' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(
    'backup: As cópias de segurança não estão como deviam: a mais recente é de –, a mais antiga de –.',
  );
  expect(stderr).toContain('disk: bem\n');
});

test('npm run doctor says in a line where there is no store', async () => {
  const { status, stderr } = await ownersCommandHere(createDoctor('en'), {
    DATA_DIR: newFolder('doctor'),
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^There is no store at \S+\. .*\n$/)]);
});
