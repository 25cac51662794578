import { expect } from 'vitest';
import { href } from '../../../domain/routes.ts';
import { interestForm, maria } from '../../setup/form.ts';
import { test } from '../../setup/test.ts';

// One script does it in both.
test('the language toggle keeps the query, the fragment and what was typed, from en', async ({
  visit,
}) => {
  const page = await visit(`${href('home', 'en')}?ref=friend`);
  // The toggle's script runs by now, so that it has to follow what comes.
  await page.locator('#language-toggle[href$="?ref=friend"]').waitFor();
  await page.locator('main a[href="#join-form"]').first().click();
  const before = interestForm(page, 'en');
  await before.whenInteractive();
  await before.fill(maria);
  await before.consent.check();
  await before.updates.check();
  await page.locator('#language-toggle').click();
  await page.waitForURL(`**${href('home', 'pt')}?ref=friend#join-form`);
  const after = interestForm(page, 'pt');
  for (const [name, typed] of Object.entries(maria)) {
    const field = after.field(name as keyof typeof maria);
    await expect.poll(() => field.inputValue()).toBe(typed);
  }
  // Its wording is another one now.
  expect(await after.consent.isChecked()).toBe(false);
  expect(await after.updates.isChecked()).toBe(true);
  await after.whenInteractive();
  expect(await after.field('message').inputValue()).toBe(maria.message);
});

test('a switch of language is counted by the server after consent, and not before', async ({
  visit,
  site,
}) => {
  const page = await visit('/about?ref=friend');
  // The toggle keeps the query once its script runs.
  const toggle = page.locator('#language-toggle[href$="?ref=friend"]');
  const beacons: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/events')) beacons.push(request.postData());
  });
  await toggle.click();
  await page.waitForURL('**/pt/sobre?*');
  expect(beacons).toEqual([]);

  await page.evaluate(() => {
    localStorage.setItem('cookie-consent', 'accepted');
  });
  await toggle.click();
  await page.waitForURL('**/about?*');
  const event = { event: 'lang_switch', properties: { from: 'pt', to: 'en' } };
  await expect
    .poll(() => beacons.map((body) => JSON.parse(body ?? '') as unknown))
    .toEqual([event]);
  // The page that sent the event is gone, so the server is asked whether it has counted it.
  await expect.poll(() => site.eventCounts()).toMatchObject([{ ...event, count: 1 }]);
});

for (const [path, counterpart, language, scripts] of [
  ['/no-such-page', '/pt/no-such-page', 'en', true],
  ['/pt/nada-aqui', '/nada-aqui', 'pt', false],
] as const) {
  test(`the missing page ${path} says so in its language, links home, and its toggle keeps the path`, async ({
    visit,
  }) => {
    const page = await visit('/about', { scripts, expectedErrors: /404|not found/ });
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(await page.locator('h1').innerText()).toBe(
      language === 'en' ? 'Oops! Page not found' : 'Não encontrámos esta página',
    );
    const home = page.getByRole('main').getByRole('link');
    expect(await home.getAttribute('href')).toBe(href('home', language));
    expect(await page.locator('#language-toggle').getAttribute('href')).toBe(counterpart);
    if (scripts) expect(logged.join('\n')).toContain(path);
  });
}
