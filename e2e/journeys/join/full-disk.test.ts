import { describe, expect } from 'vitest';
import { href } from '../../../domain/routes.ts';
import { makeSmallDisk } from '../../../server/system-tests/small-disk.fixture.ts';
import { siteConfig } from '../../../site.config.ts';
import { interestForm, maria } from '../../setup/form.ts';
import { startSite, type RunningSite } from '../../setup/site.ts';
import { test as base } from '../../setup/test.ts';

const disk = makeSmallDisk();

const test = base.extend<{ site: RunningSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Vitest reads the dependencies from the pattern
    async ({}, use) => {
      const site = await startSite(disk);
      await use(site);
      await site.stop();
      disk?.remove();
    },
    { scope: 'file' },
  ],
});

describe.skipIf(!disk)('when the disk of the server is full', () => {
  for (const [language, scripts] of [
    ['en', true],
    ['pt', false],
  ] as const) {
    const how = `in ${language} ${scripts ? 'with' : 'without'} JavaScript`;
    test(`a visitor ${how} keeps what was typed on a full disk, and is stored once there is room`, async ({
      visit,
      site,
    }) => {
      const page = await visit(href('waitlist', language), { scripts, expectedErrors: /503/ });
      const join = interestForm(page, language);
      if (scripts) await join.whenInteractive();
      const visitor = {
        ...maria,
        email: `full.${language}.${scripts ? 'js' : 'plain'}@example.pt`,
      };
      await join.fill(visitor);
      await join.updates.check();
      await join.consent.check();
      disk?.fill();
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await join.submit.click();
      expect((await answered).status()).toBe(503);

      const message = scripts ? join.toast : join.form.getByRole('alert');
      expect(await message.innerText()).toContain(join.text.toasts.failure.description);
      expect(await message.innerText()).toContain(siteConfig.email);
      expect(await message.innerText()).toMatch(new RegExp(`${join.text.reference} [0-9a-f]{8}`));
      expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}`));
      for (const [name, typed] of Object.entries(visitor)) {
        expect(await join.field(name as keyof typeof maria).inputValue()).toBe(typed);
      }
      expect(await join.updates.isChecked()).toBe(true);
      expect((await site.submissions()).map((row) => row.email)).not.toContain(visitor.email);

      disk?.makeRoom();
      // Agreeing is never done for a visitor.
      if (!scripts) await join.consent.check();
      await join.submit.click();
      if (scripts) await join.thanks.waitFor();
      else await page.waitForURL(`**${href('thankYou', language)}`);
      const rows = (await site.submissions()).filter((row) => row.email === visitor.email);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject(visitor);
    });
  }
});
