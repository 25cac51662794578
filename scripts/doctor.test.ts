import { beforeAll, describe, expect, test } from 'vitest';
import { checkNames } from '../domain/checks.ts';
import type { Language } from '../domain/language.ts';
import { writeSite } from '../server/app.fixture.ts';
import { healthy } from '../server/checks/checked.fixture.ts';
import { storeFileIn } from '../server/db/data-folder.ts';
import { openSqliteStore } from '../server/stores/sqlite-store.ts';
import { ownersCommandHere } from '../server/system-tests/server-process.fixture.ts';
import { createDoctor } from './doctor.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

describe('npm run doctor', () => {
  const dist = writeSite();
  const dataDir = newFolder('doctor');
  const env = { DATA_DIR: dataDir };
  beforeAll(() => openSqliteStore(storeFileIn(dataDir)).close());
  const ask = (language: Language, env: Record<string, string>, given = {}) =>
    ownersCommandHere(createDoctor({ dist, language, given }), env);

  test('it says one line where all is well, with the server down', async () => {
    expect(await ask('en', env)).toEqual({
      status: 0,
      stdout: `All is well: ${checkNames.length} checks.\n`,
      stderr: '',
    });
  });

  test.each([
    [
      'en',
      'Now: The disk of /data has 5 MB left.\nMake room: delete old versions, logs or copies that you have elsewhere, or take a larger disk. Below 4 MB nobody can join.\n\nSoon: The DNS of retreat.pt does not say who may send its e-mails (SPF), so they may land in spam.\nAdd a TXT record to retreat.pt: v=spf1 include:<your mail provider’s> -all (the provider’s help names it).\n\nThis could not be checked: dmarc (nobody answers).\n',
    ],
    [
      'pt',
      'Já: O disco de /data tem 5 MB livres.\nLiberte espaço: apague versões antigas, registos ou cópias que já tem noutro lugar, ou passe para um disco maior. Abaixo de 4 MB ninguém se consegue inscrever.\n\nEm breve: O DNS de retreat.pt não diz quem pode enviar os seus e-mails (SPF), por isso podem ir parar ao spam.\nAcrescente a retreat.pt um registo TXT: v=spf1 include:<o do seu fornecedor de correio> -all (a ajuda do fornecedor indica-o).\n\nNão foi possível verificar: dmarc (nobody answers).\n',
    ],
  ] as const)(
    'it says what is wrong and what to do, and ends with 1, in %s',
    async (language, said) => {
      const given = healthy();
      given.machine.freeBytes = () => 5e6;
      given.machine.txt = async (name) => {
        if (name.startsWith('_dmarc.')) throw new Error('nobody answers');
        return [];
      };
      expect(await ask(language, env, given)).toEqual({ status: 1, stdout: '', stderr: said });
    },
  );

  test('a mirror that cannot be read keeps no other check from being made', async () => {
    const ledger = newFolder('doctor');
    const set = { ...env, LEDGER_DIR: ledger, SITE_URL: 'https://retreat.pt' };
    const { status, stderr } = await ask('en', set, { machine: healthy().machine });
    expect(status).toBe(1);
    expect(stderr).toMatch(/could not be checked: audit_chain \(The key .* cannot be read/);
    expect(stderr).toContain('retreat.pt does not lead to this server');
  });

  test('it says in a line where there is no store', async () => {
    const empty = newFolder('doctor');
    const { status, stderr } = await ask('en', { DATA_DIR: empty });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^There is no store at \S+\. .*\n$/),
    ]);
  });
});
