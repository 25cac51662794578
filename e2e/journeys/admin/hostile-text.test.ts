import { expect } from 'vitest';
import { join, openDashboard } from '../../setup/admin.ts';
import { test } from '../../setup/test.ts';

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

test('markup and script in a submission are shown to the administrator as text', async ({
  visit,
  site,
}) => {
  for (const [number, text] of hostile.entries()) {
    await join(site, {
      name: text.slice(0, 100),
      // The quoted part of an address takes no angle brackets here, so a plus part is as far as it
      // goes.
      email: `attacker+${number}'--@example.org`,
      country: text.slice(0, 100),
      profession: text.slice(0, 100),
      message: text,
    });
  }
  const { page, rows, dialog, button, text } = await openDashboard(visit, site);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', (shown) => asked.push(`caught ${shown.message()}`));
  const main = page.getByRole('main');
  const read: (string | null)[] = [];
  await expect.poll(() => rows.count()).toBe(hostile.length);
  await rows.first().getByRole('button').first().click();
  for (const [number] of hostile.entries()) {
    await dialog.getByText(`${number + 1} of ${hostile.length}`).waitFor();
    read.push(await dialog.locator('blockquote').first().textContent());
    expect(await main.locator('script').filter({ hasText: 'caught' }).count()).toBe(0);
    expect(await main.locator('iframe, :not(picture) > img, svg[onload], [onerror]').count()).toBe(
      0,
    );
    expect(await page.locator('a[href^="javascript:" i]').count()).toBe(0);
    if (number + 1 < hostile.length) await button(text.row.next).click();
  }
  expect(asked.filter((url) => url.includes('caught') || url.endsWith('/x'))).toEqual([]);
  expect(read).toEqual(hostile);
});

test('text of any direction stays whole, and disturbs no other', async ({ visit, site }) => {
  const names = ['Ana \u202EsieR', 'محمد 👩🏽\u200D⚕️'];
  for (const name of names) await join(site, { name, email: 'mohammed@example.org' });
  const { rows } = await openDashboard(visit, site);
  for (const name of names) {
    const shown = rows.getByText(name);
    await shown.waitFor();
    expect(await shown.evaluate((each) => getComputedStyle(each).unicodeBidi)).toBe('isolate');
  }
});
