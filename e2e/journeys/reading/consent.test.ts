import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { content } from '../../../content/index.ts';
import { href } from '../../../domain/routes.ts';
import { interestForm, maria } from '../../setup/form.ts';
import { test } from '../../setup/test.ts';
import { setTextFace } from '../../setup/text-faces.ts';

const decision = (page: Page) => page.evaluate(() => localStorage.getItem('cookie-consent'));

for (const [language, answer, stored] of [
  ['en', 'accept', 'accepted'],
  ['pt', 'decline', 'declined'],
] as const) {
  const { consent } = content[language].shell;
  test(`the answer "${consent[answer]}" is stored, hides the banner on every page, and can be changed`, async ({
    visit,
  }) => {
    const page = await visit(href('home', language));
    const banner = page.locator('#consent-banner');
    await banner.waitFor();
    const looks = await banner.getByRole('button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { color, backgroundColor, border, font, padding } = getComputedStyle(button);
        return [color, backgroundColor, border, font, padding].join();
      }),
    );
    // Neither is nicer than the other.
    expect(looks).toEqual([looks[1], looks[0]]);
    await banner.getByRole('button', { name: consent[answer] }).click();
    expect(await banner.isVisible()).toBe(false);
    expect(await decision(page)).toBe(stored);
    await page.goto(href('about', language));
    expect(await banner.isVisible()).toBe(false);

    await page.getByRole('button', { name: consent.settings }).click();
    expect(await page.locator(':focus').innerText()).toBe(consent.accept);
    await banner.getByRole('button', { name: consent.decline }).click();
    expect(await decision(page)).toBe('declined');
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('the consent banner covers neither the focused element nor the end of the page', async ({
  visit,
}) => {
  const page = await visit(href('about', 'pt'), { device: 'phone', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await setTextFace(page, 'wide');
  const banner = page.locator('#consent-banner');
  const lastLine = page.locator('footer p').last();
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    const covered = await banner.evaluate((slip) => {
      const focused = document.activeElement;
      // After the last link the focus leaves the page, and the body has it.
      if (!focused || focused.matches('body, #consent-banner *, header *')) return false;
      const [over, under] = [slip, focused].map((each) => each.getBoundingClientRect());
      return over && under && over.top < under.bottom && under.top < over.bottom;
    });
    expect(covered).toBe(false);
  }
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
  });
  const [slip, end] = await Promise.all([banner.boundingBox(), lastLine.boundingBox()]);
  if (!slip || !end) throw new Error('something is not shown');
  expect(slip.y + slip.height).toBeLessThanOrEqual(end.y);
});

test('a visitor without JavaScript sees no consent banner, since nothing is counted then, and no lantern', async ({
  visit,
}) => {
  const page = await visit('/', { scripts: false });
  expect(await page.locator('#consent-banner').isVisible()).toBe(false);
  expect(await page.locator('#theme-control').isVisible()).toBe(false);
  expect(await page.locator('#cookie-settings').isVisible()).toBe(false);
  expect(await page.locator('#lantern').isVisible()).toBe(false);
});

test('a click on the founding partner link is counted after acceptance only', async ({ visit }) => {
  const page = await visit('/partnerships');
  const beacons: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/events')) beacons.push(request.postData() ?? '');
  });
  const link = page.locator('#founding-partner');
  await link.evaluate((element) => {
    element.addEventListener('click', (event) => {
      event.preventDefault();
    });
  });
  await page.getByRole('button', { name: 'Decline' }).click();
  await link.click();
  expect(beacons).toEqual([]);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();

  await page.getByRole('button', { name: 'Counting clicks' }).click();
  await page.getByRole('button', { name: 'Accept All' }).click();
  const answer = page.waitForResponse('**/events');
  await link.click();
  expect((await answer).status()).toBe(204);
  const properties = { location: 'partnerships_page' };
  expect(beacons).toEqual([JSON.stringify({ event: 'cta_partner_click', properties })]);
  expect(await page.evaluate(() => window.dataLayer)).toEqual([
    { event: 'cta_partner_click', ...properties },
  ]);
});

test('a visitor who does everything leaves no cookie, nothing that the privacy policy does not list, and asks no other server', async ({
  visit,
}) => {
  const page = await visit('/');
  const { origin } = new URL(page.url());
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) elsewhere.push(request.url());
  });
  const kept = () =>
    page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)).sort(),
    );
  await page.getByRole('button', { name: 'Accept All' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  const english = interestForm(page, 'en');
  await english.whenInteractive();
  await english.fill(maria);
  const lasting = ['cookie-consent', 'theme'];
  const whileTyping = [...lasting, expect.stringMatching(/^(interest-|typed-in-the-form$)/)];
  for (const key of await kept()) expect(whileTyping).toContainEqual(key);
  await page.locator('#language-toggle').click();
  await page.waitForURL('**/pt');
  for (const key of await kept()) expect(whileTyping).toContainEqual(key);
  const portuguese = interestForm(page, 'pt');
  await portuguese.whenInteractive();
  await portuguese.consent.check();
  await portuguese.submit.click();
  await portuguese.thanks.waitFor();
  await page.goto('/pt/privacidade');
  expect(await kept()).toEqual(lasting);
  expect(await page.context().cookies()).toEqual([]);
  expect(elsewhere).toEqual([]);
});

const paper = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const day = 'rgb(246, 241, 229)';
const night = 'rgb(16, 25, 26)';

test('the theme follows the system until the visitor chooses one, which is remembered and there before the first paint', async ({
  visit,
}) => {
  const page = await visit('/about', { colorScheme: 'dark', expectedErrors: /ERR_FAILED/ });
  expect(await paper(page)).toBe(night);
  expect(await page.getByRole('radio', { name: 'System' }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'Light' }).check();
  expect(await paper(page)).toBe(day);
  await page.route('**/*.{js,woff2}', (route) => route.abort());
  const isHeard = page.waitForEvent('console', (message) => message.text().includes('ERR_FAILED'));
  await page.goto('/experiences', { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  expect(await paper(page)).toBe(day);
  await isHeard;
  await page.unroute('**/*.{js,woff2}');
  await page.goto('/pt/sobre');
  expect(await page.getByRole('radio', { name: 'Claro' }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'Do sistema' }).check();
  expect(await paper(page)).toBe(night);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('one press of the lantern turns day into night, and the choice at the foot of the page says so', async ({
  visit,
}) => {
  const page = await visit('/about', { colorScheme: 'light' });
  const lantern = page.getByRole('button', { name: 'Night edition' });
  // The script, which comes after the first picture, says by this attribute that it listens.
  await page.locator('#lantern[aria-pressed]').waitFor();
  expect((await lantern.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  for (const [colour, theme, pressed] of [
    [night, 'Dark', 'true'],
    [day, 'Light', 'false'],
  ] as const) {
    await lantern.click();
    expect(await paper(page)).toBe(colour);
    expect(await page.getByRole('radio', { name: theme }).isChecked()).toBe(true);
    expect(await lantern.getAttribute('aria-pressed')).toBe(pressed);
  }
});
