import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { interestForm, maria } from '../../setup/form.ts';
import { test } from '../../setup/test.ts';

/**
 * Lets no further script arrive: neither the rules nor the notifications, which the form fetches
 * once a visitor turns to it.
 */
async function refuseScripts(page: Page): Promise<Set<string>> {
  const refused = new Set<string>();
  await page.route('**/*.js', (route) => {
    refused.add(route.request().url());
    return route.abort();
  });
  return refused;
}

// What the form says of a failure the component tests beside it show.

test('a visitor whose connection goes before the rules and notifications arrive is told in plain text', async ({
  visit,
}) => {
  // What the browser says when a script cannot be fetched, and React when a component cannot be
  // shown for it.
  const page = await visit('/waitlist', {
    expectedErrors: [/ERR_FAILED/, /dynamically imported module/],
  });
  const join = interestForm(page, 'en');
  await join.whenInteractive();
  const refused = await refuseScripts(page);
  await join.fill(maria);
  await join.consent.check();
  await expect.poll(() => refused.size).toBe(2);
  await page.context().setOffline(true);
  await join.submit.click();
  await page.getByRole('alert').filter({ hasText: join.text.toasts.failure.description }).waitFor();
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
  // The next page asks for scripts, too.
  expect(refused.size).toBeGreaterThanOrEqual(2);
  const [row] = (await site.submissions()).filter((stored) => stored.email === email);
  expect(row).toMatchObject({ name: maria.name, country: null });
});
