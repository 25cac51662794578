import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { href } from '../../../domain/routes.ts';
import { devices } from '../../setup/devices.ts';
import { interestForm, maria } from '../../setup/form.ts';
import { test } from '../../setup/test.ts';

type Form = ReturnType<typeof interestForm>;
const sevenDays = 7 * 24 * 60 * 60 * 1000;

const typedInto = async (form: Form) =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(maria).map(async (name) => [
        name,
        await form.field(name as keyof typeof maria).inputValue(),
      ]),
    ),
  ) as typeof maria;

const nothing = Object.fromEntries(Object.keys(maria).map((name) => [name, '']));

/** What the form keeps on this device. */
const keptOnDevice = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([, value]) => value !== ''));

/** Everything typed, and both boxes ticked. */
async function writeAll(form: Form, email = maria.email) {
  await form.whenInteractive();
  await form.fill({ ...maria, email });
  await form.updates.check();
  await form.consent.check();
  await form.keep.waitFor();
}

/** The same browser, closed and opened again. */
const opened = async (context: BrowserContext, at?: number) => {
  const browser = context.browser();
  const { origin } = new URL(context.pages()[0]?.url() ?? '');
  const storageState = await context.storageState();
  if (!browser) throw new Error('the browser is gone');
  const again = await browser.newContext({ ...devices.desktop, storageState, baseURL: origin });
  const page = await again.newPage();
  if (at !== undefined) await page.clock.setFixedTime(at);
  return page;
};

// What is kept under which names, and how it is cleared, the component tests beside the form say.
describe('what is typed into the form', () => {
  test('is there again after the page is loaded anew, and what was sent before is stored once', async ({
    visit,
    site,
  }) => {
    const page = await visit('/waitlist', { expectedErrors: /ERR_CONNECTION_RESET/ });
    const form = interestForm(page, 'en');
    const email = 'anew@example.pt';
    await writeAll(form, email);
    await page.route('**/rest/v1/*', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await form.submit.click();
    await form.toast.waitFor();
    await page.unroute('**/rest/v1/*');

    await page.reload();
    await expect.poll(() => typedInto(form)).toEqual({ ...maria, email });
    expect(await form.consent.isChecked()).toBe(false);
    await form.whenInteractive();
    await form.consent.check();
    await form.submit.click();
    await form.thanks.waitFor();
    const rows = (await site.submissions()).filter((row) => row.email === email);
    expect(rows).toMatchObject([{ ...maria, email, wants_updates: true }]);
  });

  test('stays over a closed browser for seven days where that is ticked, and no longer', async ({
    visit,
  }) => {
    const place = href('waitlist', 'pt');
    const page = await visit(place);
    const form = interestForm(page, 'pt');
    await writeAll(form);
    await form.keep.check();
    await form.fill({ message: 'Mais tarde.' });

    const later = await opened(page.context(), Date.now() + sevenDays - 60_000);
    await later.goto(place);
    const again = interestForm(later, 'pt');
    await expect.poll(() => typedInto(again)).toEqual({ ...maria, message: 'Mais tarde.' });
    expect(await again.updates.isChecked()).toBe(true);
    expect(await again.consent.isChecked()).toBe(false);
    await again.whenInteractive();
    await expect
      .poll(async () => {
        await again.field('name').focus();
        await again.field('email').focus();
        return again.keep.isVisible();
      })
      .toBe(true);
    expect(await again.keep.isChecked()).toBe(true);
    await later.context().close();

    // Any page clears it.
    const tooLate = await opened(page.context(), Date.now() + sevenDays + 60_000);
    await tooLate.goto(href('about', 'pt'));
    await expect.poll(() => keptOnDevice(tooLate)).toEqual([]);
    await tooLate.goto(place);
    await interestForm(tooLate, 'pt').whenInteractive();
    expect(await typedInto(interestForm(tooLate, 'pt'))).toEqual(nothing);
    await tooLate.context().close();
  });

  test("is gone from the browser once it has been stored, sent without the form's script", async ({
    visit,
    site,
  }) => {
    const page = await visit('/waitlist');
    const form = interestForm(page, 'en');
    const email = 'stored@example.pt';
    await writeAll(form, email);
    await form.keep.check();
    await form.form.evaluate((element) => {
      (element as HTMLFormElement).submit();
    });
    await page.waitForURL('**/thank-you');
    expect(await keptOnDevice(page)).toEqual([]);
    expect(
      await page.evaluate(() =>
        Object.values<string>(sessionStorage).filter((value) => value !== ''),
      ),
    ).toEqual([]);
    expect((await site.submissions()).map((row) => row.email)).toContain(email);
  });
});

test('the controls below the button come only once somebody writes, and move nothing by themselves', async ({
  visit,
}) => {
  const page = await visit('/waitlist', { device: 'phone' });
  const form = interestForm(page, 'en');
  await form.whenInteractive();
  const height = async () => (await form.form.boundingBox())?.height;
  const before = await height();
  const arrived = page.waitForResponse('**/submit*.js');
  await form.field('message').click();
  await (await arrived).finished();
  // Long enough for React to draw what has arrived, if it did so by itself.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect([await form.keep.count(), await form.clear.count()]).toEqual([0, 0]);
  expect(await height()).toBe(before);
  await page.keyboard.type('A');
  await form.clear.waitFor();
});
