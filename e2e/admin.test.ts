import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import { languages } from '../domain/language.ts';
import { href } from '../domain/routes.ts';
import { logIn, showView, specifiedColumns } from './setup/admin.ts';
import { interestForm, maria } from './setup/form.ts';
import { test } from './setup/test.ts';
import { setTextFace } from './setup/text-faces.ts';

describe("the administrator's dashboard", () => {
  for (const language of languages) {
    const { dashboard, login, toasts } = content[language].admin;

    test(`the dashboard shows who joined, in ${language}, and asks for the login again after a reload`, async ({
      visit,
      site,
    }) => {
      const email = `seen.${language}@example.pt`;
      const join = interestForm(await visit(href('waitlist', language)), language);
      await join.whenInteractive();
      await join.fill({ ...maria, email, country: '' });
      await join.consent.check();
      await join.submit.click();
      await join.thanks.waitFor();

      const page = await visit(href('admin', language));
      await logIn(page, site.admin);
      await page.getByRole('heading', { name: dashboard.heading }).waitFor();
      const total = String((await site.submissions()).length);
      for (const counter of Object.values(dashboard.counters)) {
        const box = page.locator('dl > div', { has: page.getByText(counter, { exact: true }) });
        await expect.poll(() => box.locator('dd').innerText()).toBe(total);
      }
      await expect
        .poll(() => page.locator('thead th').allInnerTexts())
        .toEqual(specifiedColumns[language]);

      const row = page.locator('tbody tr', { hasText: email });
      await expect
        .poll(async () => (await row.locator('td').allInnerTexts()).slice(0, 4))
        .toEqual([email, '-', maria.profession, dashboard.no]);
      const message = page.getByRole('dialog').getByText('Preciso de uma pausa');
      expect(await message.count()).toBe(0);
      await row.getByRole('button', { name: maria.name }).click();
      await message.waitFor();
      await page.getByRole('button', { name: dashboard.row.close }).click();

      await showView(page, language, 'figures');
      await page.getByRole('heading', { name: dashboard.events.heading }).waitFor();
      const back = page.getByRole('link', { name: dashboard.backToSite });
      expect(await back.getAttribute('href')).toBe(href('home', language));
      await page.reload();
      await page.getByRole('button', { name: login.submit }).waitFor();
      expect(await page.getByText(email).count()).toBe(0);
    });

    test(`a wrong password is refused in ${language}`, async ({ visit, site }) => {
      const page = await visit(href('admin', language), { expectedErrors: /401/ });
      await logIn(page, { ...site.admin, password: 'wrong' });
      const toast = page.locator('li[data-state=open]');
      await toast.waitFor();
      expect(await toast.innerText()).toContain(toasts.failed);
      expect(await toast.innerText()).toContain(toasts.invalid);
      expect(await page.getByRole('table').count()).toBe(0);
      // The fields say so for as long as they are wrong, and the focus that the busy button lost is at one of them.
      for (const name of [login.username, login.password]) {
        const field = page.getByLabel(name, { exact: true });
        expect(await field.getAttribute('aria-invalid')).toBe('true');
        const description = await field.getAttribute('aria-describedby');
        expect(await page.locator(`#${String(description)}`).innerText()).toBe(toasts.invalid);
      }
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('password');
    });

    test(`a login whose request fails is announced in ${language} as not verified, and is not sent again`, async ({
      visit,
      site,
    }) => {
      const page = await visit(href('admin', language), { expectedErrors: /ERR_FAILED/ });
      let calls = 0;
      await page.route('**/functions/v1/admin-auth', async (route) => {
        calls += 1;
        await route.abort();
      });
      await logIn(page, site.admin);
      const toast = page.locator('li[data-state=open]');
      await toast.waitFor();
      expect(await toast.innerText()).toContain(toasts.unable);
      // A login is never sent again by itself: what is, says nothing until its last try has failed.
      expect(calls).toBe(1);
    });
  }

  test('a login without a network says so instead of waiting for one', async ({ visit, site }) => {
    const page = await visit('/admin', { expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
    await page.locator('#username').waitFor();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await logIn(page, site.admin);
    const toast = page.locator('li[data-state=open]');
    await toast.waitFor();
    expect(await toast.innerText()).toContain('Unable to verify credentials');
  });

  for (const language of languages) {
    test(`heading, fields and button of the login are on the first screen, in ${language}, and the whole print beside them where there is room`, async ({
      visit,
    }) => {
      const page = await visit(href('admin', language), { reducedMotion: 'reduce' });
      const { login } = content[language].admin;
      const form = page.locator('main form');
      await form.waitFor();
      await setTextFace(page, 'wide');
      const print = page.locator('main picture img:visible');
      for (const [width, height, prints] of [
        [360, 640, 0],
        [1024, 768, 1],
        [1366, 768, 1],
        [1920, 1080, 1],
      ] as const) {
        await page.setViewportSize({ width, height });
        const at = `${width} × ${height}`;
        for (const part of [form.locator('h1'), form.locator('button')]) {
          const box = await part.boundingBox();
          if (!box) expect.fail(`not shown at ${at}`);
          expect(box.y, at).toBeGreaterThan(72);
          expect(box.y + box.height, at).toBeLessThanOrEqual(height);
          expect(box.x + box.width, at).toBeLessThanOrEqual(width);
        }
        await expect.poll(() => print.count(), { message: at }).toBe(prints);
        if (!prints) continue;
        const box = await print.boundingBox();
        if (!box) expect.fail(`no print at ${at}`);
        expect(box.width / box.height, at).toBeCloseTo(1.5, 1);
        expect(box.y + box.height, at).toBeLessThanOrEqual(height);
        expect(box.x + box.width, at).toBe(width);
      }
      const looks = await form.locator('label').evaluateAll((labels) =>
        labels.map((label) => {
          const { fontFamily, fontWeight } = getComputedStyle(label);
          return { fontWeight, isText: fontFamily === getComputedStyle(document.body).fontFamily };
        }),
      );
      expect(looks).toEqual(Array(2).fill({ fontWeight: '600', isText: true }));
      for (const name of [login.username, login.password]) {
        expect((await page.getByLabel(name, { exact: true }).boundingBox())?.height).toBe(52);
      }
      // The administrator is asked for nothing else.
      expect(await page.locator('#consent-banner').count()).toBe(0);
    });
  }

  test('too many wrong passwords are answered with the time to wait', async ({ visit, site }) => {
    const page = await visit('/admin', { expectedErrors: /429/ });
    await page.route('**/functions/v1/admin-auth', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '540' },
        json: { message: 'Too many failed logins' },
      }),
    );
    await logIn(page, site.admin);
    const toast = page.locator('li[data-state=open]');
    await toast.waitFor();
    expect(await toast.innerText()).toContain('Unable to verify credentials');
    expect(await toast.innerText()).toContain('9 minutes');
  });

  test('the login button is disabled and says that it authenticates until the server answers', async ({
    visit,
    site,
  }) => {
    const page = await visit('/admin');
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/functions/v1/admin-auth', async (route) => {
      await held;
      await route.continue();
    });
    await logIn(page, site.admin);
    const busy = page.getByRole('button', { name: 'Authenticating...' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    answer();
    await page.getByRole('heading', { name: 'Interest Submissions' }).waitFor();
  });

  test('an administrator without JavaScript is told that the dashboard needs it', async ({
    visit,
  }) => {
    const page = await visit('/admin', { scripts: false });
    expect(await page.getByRole('main').innerText()).toContain('needs JavaScript');
  });
});

test('the dashboard counts how often visitors switched the language', async ({ visit, site }) => {
  for (const [from, to] of [
    ['en', 'pt'],
    ['en', 'pt'],
    ['pt', 'en'],
  ]) {
    const event = { event: 'lang_switch', properties: { from, to } };
    const body = JSON.stringify(event);
    const answer = await fetch(`${site.origin}/events`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(204);
  }
  const page = await visit('/admin');
  await logIn(page, site.admin);
  await showView(page, 'en', 'figures');
  const row = (name: string) => page.getByRole('row', { name }).locator('td');
  await expect.poll(() => row('Switches to Portuguese').innerText()).toBe('2');
  expect(await row('Switches to English').innerText()).toBe('1');
  expect(await row('Clicks on the founding partner link').innerText()).toBe('0');
});
