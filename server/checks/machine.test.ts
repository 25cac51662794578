import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { machine } from './machine.ts';
import { newFolder } from '../new-folder.fixture.ts';

const units = () => machine.units(['site.service', 'backup.timer'], new AbortController().signal);

test('units of systemd are read in their order', async () => {
  const folder = newFolder('systemctl');
  writeFileSync(
    join(folder, 'systemctl'),
    `#!/bin/sh\n[ "$*" = 'show site.service backup.timer' ] && printf 'Restart=always\\nLoadState=loaded\\n\\nActiveState=active\\n'`,
    { mode: 0o755 },
  );
  vi.stubEnv('PATH', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await units()).toEqual([
    { Restart: 'always', LoadState: 'loaded' },
    { ActiveState: 'active' },
  ]);
});

test('where there is no systemd no unit says that it is loaded', async () => {
  vi.stubEnv('PATH', '/nowhere');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect((await units()).filter(({ LoadState }) => LoadState !== undefined)).toEqual([]);
});

test('this program runs with the versions that it is made for', () => {
  expect(machine.strayVersions()).toEqual([]);
});
