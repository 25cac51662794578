import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { consentTextHash, consentTextNow } from '../../../content/consent-texts.ts';
import { content } from '../../../content/index.ts';
import { href } from '../../../domain/routes.ts';
import { consentTextHeader } from '../../../domain/submission/consent.ts';
import { interestForm, maria } from '../../setup/form.ts';
import { onOneLine } from '../../../domain/text.ts';
import { test } from '../../setup/test.ts';

const millimetres = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4);

/** The width and height in millimetres of each sheet that a page is printed on. */
async function sheetsOf(page: Page): Promise<[number, number][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return Array.from(pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g), ([, width, height]) => [
    millimetres(width),
    millimetres(height),
  ]);
}

const nationality = { en: 'an English', pt: 'a Portuguese' };

for (const [language, page, scripts] of [
  ['en', 'home', true],
  ['pt', 'waitlist', false],
] as const) {
  test(`${nationality[language]} visitor joins on the ${page} page ${scripts ? 'with' : 'without'} JavaScript`, async ({
    visit,
    site,
  }) => {
    const opened = await visit(href(page, language), { scripts });
    const join = interestForm(opened, language);
    const drawn = await join.submit.elementHandle();
    if (scripts) {
      await join.whenInteractive();
      // React takes over what was drawn.
      expect(await drawn.evaluate((button) => button.isConnected)).toBe(true);
    }
    // The panel that thanks has a picture, which comes with it.
    const print = opened.locator('#join-form').getByRole('img').filter({ visible: true });
    if (scripts) expect(await print.count()).toBe(0);
    const email = `${page}.${language}.${scripts ? 'js' : 'plain'}@example.pt`;
    await join.fill({ ...maria, email });
    await join.consent.check();
    await join.updates.check();
    const sent = scripts && opened.waitForRequest('**/rest/v1/*');
    await join.submit.click();

    if (sent) {
      // The words beside the boxes, which the receipt of the consent shows.
      const wording = consentTextHash(consentTextNow[language]);
      expect((await sent).headers()[consentTextHeader]).toBe(wording);
      await join.thanks.waitFor();
      await expect.poll(() => print.count()).toBe(1);
      expect(await join.form.count()).toBe(0);
      expect(await join.toast.innerText()).toContain(join.text.toasts.success.title);
    } else {
      await opened.waitForURL(`**${href('thankYou', language)}`);
      expect(await opened.locator('h1').innerText()).toBe(join.text.thanks.heading);
    }
    // The card is cancelled, with the day, and is printed on one sheet of A6.
    expect(await opened.locator('.postmark').innerHTML()).toMatch(/>\d{1,2} [IVX]{1,4} \d{4}</);
    expect(await sheetsOf(opened)).toEqual([[105, 148]]);
    const words = await opened.locator('main').innerText();
    expect(words).toContain(join.text.thanks.text);
    const { heading, steps } = content[language].afterJoining;
    for (const text of [heading, ...steps]) expect(onOneLine(words)).toContain(onOneLine(text));

    const stored = (await site.submissions()).filter((row) => row.email === email);
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({ ...maria, email, wants_updates: true, language });
  });
}

test('a robot that fills in the hidden field is thanked and not stored', async ({
  visit,
  site,
}) => {
  const page = await visit('/waitlist');
  const join = interestForm(page, 'en');
  await join.whenInteractive();
  await join.fill({ name: 'Robot', email: 'robot@example.pt' });
  await join.form.locator('[name=leave_blank]').evaluate((input) => {
    (input as HTMLInputElement).value = 'https://spam.example';
  });
  await join.consent.check();
  await join.submit.click();
  // The server is told, so that its log has it, and thanks as it thanks a form without scripts.
  await page.waitForURL(href('thankYou', 'en'));
  expect((await site.submissions()).map((row) => row.email)).not.toContain('robot@example.pt');
});
