import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtFiles, writeSite } from '../../app.fixture.ts';
import { loadSite } from './built-site.ts';
import { StartError } from '../../start-error.ts';

test('a start without a build fails and names npm run build', async () => {
  const missing = join(writeSite(), 'dist');
  await expect(loadSite(missing)).rejects.toThrow(StartError);
  await expect(loadSite(missing)).rejects.toThrow(/client is missing.* `npm run build`/);
});

test.each(['404.html', 'pt/500.html'])(
  'a start after a build without %s fails and names the missing file',
  async (name) => {
    const files = Object.fromEntries(Object.entries(builtFiles).filter(([file]) => file !== name));
    await expect(loadSite(writeSite(files))).rejects.toThrow(`${name} is missing`);
  },
);

test('a picture of a build that is gone by now can still be read, with one buffer for all who are sent it', async () => {
  const dist = writeSite({ ...builtFiles, 'garden.avif': 'a garden' });
  const { files } = await loadSite(dist);
  rmSync(dist, { recursive: true });
  const { identity } = files.get('/garden.avif')?.bodies ?? {};
  expect(identity?.bytes().toString()).toBe('a garden');
  expect(identity?.bytes()).toBe(identity?.bytes());
});
