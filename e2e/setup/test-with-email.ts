import { startSite, type RunningSite } from './site.ts';
import { test as base } from './test.ts';

/** Tests of a site with e-mails on, whose links are those of `email-server.ts`. */
export const test = base.extend<{ site: RunningSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Vitest reads the dependencies from the pattern
    async ({}, use) => {
      const site = await startSite({ program: 'e2e/setup/email-server.ts' });
      await use(site);
      await site.stop();
    },
    { scope: 'file' },
  ],
});
