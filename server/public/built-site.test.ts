import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtFiles, writeSite } from '../app.fixture.ts';
import { loadSite } from './built-site.ts';
import { StartError } from '../start-error.ts';

describe('an owner who starts the server', () => {
  test('without a build is told to build', async () => {
    const missing = join(writeSite(), 'client');
    await expect(loadSite(missing)).rejects.toThrow(StartError);
    await expect(loadSite(missing)).rejects.toThrow(/client is missing.* `npm run build`/);
  });

  test.each(['404.html', 'pt/500.html'])(
    'after a build without %s is told to build',
    async (name) => {
      const files = Object.fromEntries(
        Object.entries(builtFiles).filter(([file]) => file !== name),
      );
      await expect(loadSite(writeSite(files))).rejects.toThrow(`${name} is missing`);
    },
  );
});

describe('the built site', () => {
  test('keeps a file that only looks compressed', async () => {
    const site = await loadSite(writeSite({ ...builtFiles, 'backup.gz': 'a' }));
    expect([...site.files.keys()]).toContain('/backup.gz');
    expect([...site.files.keys()]).not.toContain('/about.html.gz');
  });

  test('gives each encoding of a file a tag of its own', async () => {
    const { files } = await loadSite(writeSite());
    const { br, gzip, identity } = files.get('/about')?.bodies ?? {};
    expect(new Set([br?.etag, gzip?.etag, identity?.etag]).size).toBe(3);
  });
});
