import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import { languages } from '../domain/language.ts';
import { href } from '../domain/routes.ts';
import { siteConfig } from '../site.config.ts';
import { interestForm } from './setup/form.ts';
import { test } from './setup/test.ts';

const run = (where: string) => `fetch('/caught-${where}')`;

/** What an attacker types, each kind in every field that takes it. */
const hostile = [
  `<script>${run('script')}</script>`,
  `<img src=x onerror="${run('img')}">`,
  `"><svg onload="${run('svg')}">`,
  `</td></tr></table><iframe srcdoc="&lt;script&gt;parent.${run('frame')}&lt;/script&gt;">`,
  `javascript:${run('url')}`,
  `{{constructor.constructor("${run('template')}")()}}`,
  `=HYPERLINK("javascript:${run('cell')}","Ana")`,
  `'; DROP TABLE interest_submissions; --`,
  `a\u202Egnp.exe`,
];

/** Nothing an attacker typed became an element, and nothing was fetched for it. */
async function expectInert(page: Page, asked: string[]): Promise<void> {
  const main = page.locator('main');
  expect(await main.locator('script').filter({ hasText: 'caught' }).count()).toBe(0);
  expect(await main.locator('iframe, :not(picture) > img, svg[onload], [onerror]').count()).toBe(0);
  expect(await page.locator('a[href^="javascript:" i]').count()).toBe(0);
  expect(asked.filter((url) => url.includes('caught') || url.endsWith('/x'))).toEqual([]);
}

describe('what an attacker types', () => {
  test('markup and script in a submission are shown to the administrator as text', async ({
    visit,
    site,
  }) => {
    for (const [number, text] of hostile.entries()) {
      const answer = await fetch(`${site.origin}/rest/v1/interest_submissions`, {
        method: 'POST',
        headers: {
          apikey: siteConfig.publicClientKey,
          'content-type': 'application/json',
          'user-agent': text.replace(/[^ -~]/g, ''),
        },
        body: JSON.stringify({
          name: text.slice(0, 100),
          // The quoted part of an address takes no angle brackets here, so a plus part is as far as it goes.
          email: `attacker+${number}'--@example.org`,
          country: text.slice(0, 100),
          profession: text.slice(0, 100),
          message: text,
        }),
      });
      expect(answer.status).toBe(201);
    }
    for (const language of languages) {
      const page = await visit(href('admin', language));
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      page.on('dialog', (dialog) => asked.push(`caught ${dialog.message()}`));
      await page.locator('#username').fill(site.admin.username);
      await page.locator('#password').fill(site.admin.password);
      await page.getByRole('main').getByRole('button').click();
      const rows = page.locator('tbody tr', { hasText: '@example.org' });
      await expect.poll(() => rows.count()).toBe(hostile.length);
      const { close } = content[language].admin.dashboard.row;
      const dialog = page.getByRole('dialog');
      const read: (string | null)[] = [];
      for (const row of await rows.all()) {
        await row.getByRole('button').first().click();
        read.push(await dialog.locator('h4 + [aria-busy=false]').textContent());
        await expectInert(page, asked);
        await dialog.getByRole('button', { name: close }).click();
        await dialog.waitFor({ state: 'detached' });
      }
      const seen = hostile.map((text) => text.replace('\u202E', 'U+202E'));
      expect(read.toSorted()).toEqual(seen.toSorted());
    }
  });

  for (const language of languages) {
    test(`markup and script in a rejected form come back as text without JavaScript, in ${language}`, async ({
      visit,
    }) => {
      const page = await visit(href('waitlist', language), {
        scripts: false,
        expectedErrors: /422/,
      });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const join = interestForm(page, language);
      const [script = '', image = '', drawing = ''] = hostile;
      const typed = {
        // Too long for a name, so that the form comes back.
        name: script.padEnd(101, 'a'),
        email: 'ana@example.org',
        country: image,
        profession: drawing,
        message: hostile.join('\n'),
      };
      await join.fill(typed);
      await join.consent.check();
      await join.submit.click();
      await join.form.getByText(join.text.rules['name.tooLong']).waitFor();
      for (const [name, value] of Object.entries(typed)) {
        expect(await join.field(name as keyof typeof typed).inputValue()).toBe(value);
      }
      await expectInert(page, asked);
    });
  }
});
