import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { content } from '../content/index.ts';
import { pictures } from '../content/pictures.ts';
import { languages } from '../domain/language.ts';
import { templateNames } from '../domain/email/emails.ts';
import { freePort } from '../server/db/postgres/cluster.fixture.ts';
import { test } from './setup/test.ts';

test(
  'the styleguide shows every component, e-mail, print and state of letters in development',
  { timeout: 90_000 },
  async ({ browser }) => {
    const port = await freePort();
    const command = ['scripts/run.mjs', '--watch', 'scripts/dev.ts'];
    const development = spawn(process.execPath, command, {
      env: {
        // Without Vitest's own NODE_ENV and MODE, with which Astro leaves development out.
        PATH: process.env['PATH'],
        PORT: String(port),
        DATA_DIR: await mkdtemp(join(tmpdir(), 'styleguide-')),
      },
      stdio: 'ignore',
    });
    try {
      const address = `http://127.0.0.1:${String(port)}/styleguide`;
      const status = async () => (await fetch(address).catch(() => undefined))?.status;
      await expect.poll(status, { timeout: 60_000 }).toBe(200);
      const page = await browser.newPage();
      await page.goto(address);
      const main = page.locator('main');
      for (const name of Object.keys(pictures)) {
        await main.getByText(name, { exact: true }).waitFor();
      }
      for (const language of languages) {
        for (const name of templateNames) {
          const mail = main.frameLocator(`iframe[title="${name} ${language}"]`);
          await mail
            .getByRole('heading', { name: content[language].emails[name].heading })
            .waitFor();
        }
      }
      await main.getByText('A letter, stopped', { exact: true }).waitFor();
      // An error while rendering would end the page early.
      await page.locator('body > footer').waitFor();
      expect(await main.locator('form').count()).toBe(6);
      await page.close();
    } finally {
      development.kill('SIGTERM');
      await once(development, 'exit');
    }
  },
);
