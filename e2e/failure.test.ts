import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { languages } from '../domain/language.ts';
import { href } from '../domain/routes.ts';
import { siteConfig } from '../site.config.ts';
import { interestForm, maria } from './setup/form.ts';
import { test } from './setup/test.ts';

const endpoint = '**/rest/v1/interest_submissions';

/** Lets no further script arrive: neither the rules nor the notifications, which the form fetches once a visitor turns to it. */
async function refuseScripts(page: Page): Promise<Set<string>> {
  const refused = new Set<string>();
  await page.route('**/*.js', (route) => {
    refused.add(route.request().url());
    return route.abort();
  });
  return refused;
}

/** What the browser says when a script cannot be fetched, and React when a component cannot be shown for it. */
const scriptErrors = [/ERR_FAILED/, /dynamically imported module/];

describe('when the server fails', () => {
  for (const language of languages) {
    test(`a submission whose answer is lost keeps the form in ${language}, and the second try is stored once`, async ({
      visit,
      site,
    }) => {
      const page = await visit(href('waitlist', language), { expectedErrors: /503/ });
      const join = interestForm(page, language);
      await join.whenInteractive();
      const email = `retry.${language}@example.pt`;
      await join.fill({ ...maria, email });
      await join.consent.check();

      const keys: (string | undefined)[] = [];
      // The server stores the submission, and its answer is lost. No other moment to fail is worse.
      await page.route(endpoint, async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        await route.fetch();
        await route.fulfill({ status: 503, json: { code: 'PGRST000', message: 'unavailable' } });
      });
      await join.submit.click();
      const toast = await join.toast.innerText();
      expect(toast).toContain(join.text.toasts.failure.title);
      expect(toast).toContain(siteConfig.email);
      expect(await join.field('message').inputValue()).toBe(maria.message);
      await expect.poll(() => join.submit.innerText()).toBe(join.text.submit);

      await page.unroute(endpoint);
      page.on('request', (request) => {
        if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
      });
      await join.submit.click();
      await join.thanks.waitFor();
      expect(keys[0]).toBeTruthy();
      expect(keys[1]).toBe(keys[0]);
      const rows = (await site.submissions()).filter((row) => row.email === email);
      expect(rows).toHaveLength(1);
    });
  }

  test('changed content is sent with a new idempotency key', async ({ visit }) => {
    const page = await visit('/waitlist', { expectedErrors: /503/ });
    const join = interestForm(page, 'en');
    await join.whenInteractive();
    const keys = new Set<string | undefined>();
    await page.route(endpoint, async (route) => {
      keys.add(route.request().headers()['idempotency-key']);
      await route.fulfill({ status: 503, json: { code: 'PGRST000', message: 'unavailable' } });
    });
    await join.fill(maria);
    await join.consent.check();
    await join.submit.click();
    await join.toast.waitFor();
    await join.fill({ message: 'Something else' });
    await join.submit.click();
    await expect.poll(() => keys.size).toBe(2);
  });

  test('a visitor whose connection is gone is told so, and keeps what was typed', async ({
    visit,
  }) => {
    const page = await visit('/waitlist', { expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
    const join = interestForm(page, 'en');
    await join.whenInteractive();
    await join.fill(maria);
    await join.consent.check();
    await page.context().setOffline(true);
    await join.submit.click();
    expect(await join.toast.innerText()).toContain('Something went wrong');
    expect(await join.field('email').inputValue()).toBe(maria.email);
  });

  test('a visitor whose connection goes before the rules and notifications arrive is told in plain text', async ({
    visit,
  }) => {
    const page = await visit('/waitlist', { expectedErrors: scriptErrors });
    const join = interestForm(page, 'en');
    await join.whenInteractive();
    const refused = await refuseScripts(page);
    await join.fill(maria);
    await join.consent.check();
    await expect.poll(() => refused.size).toBe(2);
    await page.context().setOffline(true);
    await join.submit.click();
    await page
      .getByRole('alert')
      .filter({ hasText: join.text.toasts.failure.description })
      .waitFor();
    expect(await join.field('message').inputValue()).toBe(maria.message);
    await expect.poll(() => join.submit.innerText()).toBe(join.text.submit);
  });

  test('a visitor whom the rules never reach joins as without scripts, since the server has them too', async ({
    visit,
    site,
  }) => {
    const page = await visit('/waitlist', { expectedErrors: [/ERR_FAILED/] });
    const join = interestForm(page, 'en');
    await join.whenInteractive();
    const refused = await refuseScripts(page);
    const email = 'no.rules@example.pt';
    await join.fill({ ...maria, name: `  ${maria.name} `, email, country: '' });
    await join.consent.check();
    await join.submit.click();
    await page.waitForURL('**/thank-you');
    expect(refused.size).toBe(2);
    const [row] = (await site.submissions()).filter((stored) => stored.email === email);
    expect(row).toMatchObject({ name: maria.name, country: null });
  });

  test('the submit button is disabled and says so while the form is sent', async ({ visit }) => {
    const page = await visit('/waitlist');
    const join = interestForm(page, 'en');
    await join.whenInteractive();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(endpoint, async (route) => {
      await held;
      await route.continue();
    });
    await join.fill({ ...maria, email: 'busy@example.pt' });
    await join.consent.check();
    await join.submit.click();
    await expect.poll(() => join.submit.innerText()).toBe('Submitting...');
    expect(await join.submit.isDisabled()).toBe(true);
    answer();
    await join.thanks.waitFor();
  });
});

describe('the notification', () => {
  test('a notification replaces the last one and closes after five seconds, but not while it is hovered', async ({
    visit,
  }) => {
    const page = await visit('/waitlist');
    const join = interestForm(page, 'en');
    await join.whenInteractive();
    // The page’s clock stands still except for the time that the test lets pass.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await join.fill({ name: ' ', email: 'maria@example.pt' });
    await join.consent.check();
    await join.submit.click();
    await join.toast.waitFor();
    await join.fill({ name: 'n'.repeat(101) });
    await join.submit.click();
    await expect.poll(() => join.toast.innerText()).toContain('Name must be less than');
    expect(await join.toast.count()).toBe(1);

    await join.toast.hover();
    await page.clock.runFor(20_000);
    expect(await join.toast.count()).toBe(1);

    await page.mouse.move(5, 5);
    await page.clock.runFor(4_000);
    expect(await join.toast.count()).toBe(1);
    await page.clock.runFor(1_500);
    await expect.poll(() => join.toast.count()).toBe(0);
  });

  for (const [keys, name] of [
    ['F8', 'F8'],
    ['Alt+KeyT', 'Alt+T'],
  ] as const) {
    test(`a notification takes the focus with ${name} and closes with Escape`, async ({
      visit,
    }) => {
      const page = await visit('/waitlist');
      const join = interestForm(page, 'en');
      await join.whenInteractive();
      await join.fill({ name: ' ', email: 'maria@example.pt' });
      await join.consent.check();
      await join.submit.click();
      await join.toast.waitFor();
      await page.keyboard.press(keys);
      await expect
        .poll(() =>
          page.evaluate(() => document.activeElement?.closest('[role=region]')?.ariaLabel),
        )
        .toBe('Notifications (F8)');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect.poll(() => join.toast.count()).toBe(0);
    });
  }
});

describe('a form whose script did not come', () => {
  for (const language of languages) {
    test(`a form sent without its script comes back with its errors, becomes interactive in ${language}, and can be sent`, async ({
      visit,
      site,
    }) => {
      const before = (await site.submissions()).length;
      const page = await visit(href('waitlist', language), {
        expectedErrors: [/ERR_FAILED/, /422/],
      });
      await page.route('**/*.js', (route) => route.abort());
      await page.reload();
      const form = interestForm(page, language);
      await form.fill({ name: 'Ana <b>', email: 'ana@x' });
      await form.consent.check();
      await page.unroute('**/*.js');
      await form.submit.click();
      await form.whenInteractive();
      expect(new URL(page.url()).pathname).toBe(href('join', language));
      expect(await form.field('name').inputValue()).toBe('Ana <b>');
      await form.fill({ email: 'ana@example.pt' });
      await form.consent.check();
      await form.submit.click();
      await form.thanks.waitFor();
      expect(await site.submissions()).toHaveLength(before + 1);
    });
  }
});
