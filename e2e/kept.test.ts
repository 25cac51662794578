import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { languages, otherLanguage } from '../domain/language.ts';
import { href } from '../domain/routes.ts';
import { axeProblems } from './setup/axe.ts';
import { devices } from './setup/devices.ts';
import { interestForm, maria } from './setup/form.ts';
import { test } from './setup/test.ts';

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

/** What the form keeps in this tab, and on this device. */
const kept = (page: Page) =>
  page.evaluate(() => {
    const ofForm = (storage: Storage) =>
      Object.entries(storage).filter(([, value]) => value !== '') as [string, string][];
    return { tab: ofForm(sessionStorage), device: ofForm(localStorage) };
  });

/** Everything typed, and both boxes ticked. */
async function writeAll(page: Page, form: Form, email = maria.email) {
  await form.whenInteractive();
  await form.fill({ ...maria, email });
  await form.updates.check();
  await form.consent.check();
  await form.keep.waitFor();
  return page;
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

describe('what is typed into the form', () => {
  for (const language of languages) {
    const place = href('waitlist', language);

    test(`is there again after a reload, without the consent, in ${language}`, async ({
      visit,
    }) => {
      const page = await visit(place);
      const form = interestForm(page, language);
      await writeAll(page, form);
      // A page opened anew, since a browser may put back by itself what stood in one that is reloaded.
      await page.goto('/robots.txt');
      await page.goto(place);
      await expect.poll(() => typedInto(form)).toEqual(maria);
      expect(await form.updates.isChecked()).toBe(true);
      expect(await form.consent.isChecked()).toBe(false);
      await page.reload();
      await expect.poll(() => typedInto(form)).toEqual(maria);
    });

    test(`is there again after the page has crashed, and what was sent before is stored once, in ${language}`, async ({
      visit,
      site,
    }) => {
      const page = await visit(place, { expectedErrors: /ERR_CONNECTION_RESET/ });
      const form = interestForm(page, language);
      const email = `crash.${language}@example.pt`;
      await writeAll(page, form, email);
      await page.route('**/rest/v1/*', async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await form.submit.click();
      await form.toast.waitFor();
      await page.unroute('**/rest/v1/*');

      // Playwright gives a crashed page up; the browser does not.
      const renderer = await page.context().newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      void renderer.send('Page.crash').catch(() => undefined);
      await crashed;
      void renderer.send('Page.reload').catch(() => undefined);
      const message = "document.querySelector('[name=message]')?.value";
      await expect.poll(() => evaluate(renderer, message)).toBe(maria.message);
      expect(await evaluate(renderer, "document.querySelector('#interest-consent').checked")).toBe(
        false,
      );
      await expect
        .poll(() => evaluate(renderer, "document.querySelector('[data-form]') === null"))
        .toBe(true);
      await evaluate(
        renderer,
        "document.querySelector('#interest-consent').click(), document.querySelector('#join-form [type=submit]').click()",
      );
      await expect
        .poll(() => evaluate(renderer, "document.querySelector('#join-form h3')?.textContent"))
        .toBe(form.text.thanks.heading);
      const rows = (await site.submissions()).filter((row) => row.email === email);
      expect(rows).toMatchObject([{ ...maria, email, wants_updates: true }]);
    });

    test(`stays over a closed browser for seven days where that is ticked, and no longer, in ${language}`, async ({
      visit,
    }) => {
      const page = await visit(place);
      const form = interestForm(page, language);
      await writeAll(page, form);
      expect(await form.keep.isChecked()).toBe(false);
      await form.keep.check();
      await form.fill({ message: 'Mais tarde.' });

      const later = await opened(page.context(), Date.now() + sevenDays - 60_000);
      await later.goto(place);
      const again = interestForm(later, language);
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
      await tooLate.goto(href('about', language));
      await expect.poll(async () => (await kept(tooLate)).device).toEqual([]);
      await tooLate.goto(place);
      await interestForm(tooLate, language).whenInteractive();
      expect(await typedInto(interestForm(tooLate, language))).toEqual(nothing);
      await tooLate.context().close();
    });

    test(`is gone with the browser where nothing is ticked, or no longer, in ${language}`, async ({
      visit,
    }) => {
      const page = await visit(place);
      const form = interestForm(page, language);
      await writeAll(page, form);
      expect((await kept(page)).device).toEqual([]);
      await form.keep.check();
      expect((await kept(page)).device).not.toEqual([]);
      await form.keep.uncheck();
      expect((await kept(page)).device).toEqual([]);
      await form.fill({ message: 'Anders.' });
      expect((await kept(page)).device).toEqual([]);
      expect((await kept(page)).tab).toContainEqual(['interest-message', 'Anders.']);

      const later = await opened(page.context());
      await later.goto(place);
      await interestForm(later, language).whenInteractive();
      expect(await typedInto(interestForm(later, language))).toEqual(nothing);
      await later.context().close();
    });

    test(`is cleared everywhere by one press, and the press is answered, in ${language}`, async ({
      visit,
    }) => {
      const page = await visit(place);
      const form = interestForm(page, language);
      await writeAll(page, form);
      await form.keep.check();
      await form.fill({ profession: 'p'.repeat(101) });
      await form.submit.click();
      await page.locator('#interest-profession-error').waitFor();
      await form.clear.press('Enter');
      expect(await typedInto(form)).toEqual(nothing);
      for (const box of [form.consent, form.updates, form.keep]) {
        expect(await box.isChecked()).toBe(false);
      }
      expect(await page.locator('#interest-profession-error').count()).toBe(0);
      expect(await kept(page)).toEqual({ tab: [], device: [] });
      await expect.poll(() => form.toast.innerText()).toContain(form.kept.cleared.title);
      expect(await form.clear.evaluate((button) => button === document.activeElement)).toBe(true);
      // A box that is cleared can be ticked again.
      await form.updates.check();
      expect((await kept(page)).tab).toEqual([['interest-updates', 'true']]);
      await form.clear.press('Enter');
      await page.reload();
      await form.whenInteractive();
      expect(await typedInto(form)).toEqual(nothing);
    });

    for (const scripts of ['with', 'without'] as const) {
      test(`is gone from the browser once it has been stored, sent ${scripts} the form's script, in ${language}`, async ({
        visit,
        site,
      }) => {
        const page = await visit(place);
        const form = interestForm(page, language);
        const email = `stored.${scripts}.${language}@example.pt`;
        await writeAll(page, form, email);
        await form.keep.check();
        expect((await kept(page)).tab).not.toEqual([]);
        if (scripts === 'with') {
          await form.submit.click();
          await form.thanks.waitFor();
        } else {
          await form.form.evaluate((element) => {
            (element as HTMLFormElement).submit();
          });
          await page.waitForURL(`**${href('thankYou', language)}`);
        }
        expect(await kept(page)).toEqual({ tab: [], device: [] });
        expect((await site.submissions()).map((row) => row.email)).toContain(email);
      });
    }

    test(`names neither the field that gives a bot away nor the consent, in ${language}`, async ({
      visit,
    }) => {
      const page = await visit(place);
      const form = interestForm(page, language);
      await writeAll(page, form);
      await form.form.locator('[name=leave_blank]').evaluate((input) => {
        (input as HTMLInputElement).value = 'bot';
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await form.keep.check();
      const { tab, device } = await kept(page);
      const names = [...Object.keys(maria).map((name) => `interest-${name}`), 'interest-updates'];
      expect(tab.map(([name]) => name).sort()).toEqual(names.sort());
      expect(device.map(([name]) => name).sort()).toEqual([...names, 'interest-until'].sort());
      // Whoever goes on in the other language writes on, too.
      await page.locator('#language-toggle').click();
      const other = interestForm(page, otherLanguage(language));
      await page.waitForURL(`**${href('waitlist', otherLanguage(language))}`);
      await expect.poll(() => typedInto(other)).toEqual(maria);
    });

    test(`can be sent where the browser keeps nothing, and a second try is stored once, in ${language}`, async ({
      visit,
      site,
    }) => {
      const page = await visit('/robots.txt', { expectedErrors: /503/ });
      await page.addInitScript(() => {
        for (const storage of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, storage, {
            get() {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            },
          });
        }
      });
      await page.goto(place);
      const form = interestForm(page, language);
      await form.whenInteractive();
      // What every page runs goes on.
      await page.locator('#theme-control').waitFor();
      const email = `refused.${language}@example.pt`;
      await form.fill({ ...maria, email });
      await form.consent.check();
      await form.clear.waitFor();
      // What cannot be kept is not offered.
      expect(await form.keep.count()).toBe(0);
      await page.route('**/rest/v1/*', async (route) => {
        await route.fetch();
        await route.fulfill({ status: 503, json: {} });
      });
      await form.submit.click();
      await form.toast.waitFor();
      await page.unroute('**/rest/v1/*');
      await form.submit.click();
      await form.thanks.waitFor();
      const rows = (await site.submissions()).filter((row) => row.email === email);
      expect(rows).toHaveLength(1);
    });
  }

  test('no login of the administrator is kept', async ({ visit, site }) => {
    const page = await visit(href('admin', 'en'));
    await page.locator('#username').fill(site.admin.username);
    await page.locator('#password').fill(site.admin.password);
    expect(await kept(page)).toEqual({ tab: [], device: [] });
  });
});

describe('the controls below the button', () => {
  for (const language of languages) {
    test(`are not there without JavaScript, nor before anybody writes, in ${language}`, async ({
      visit,
    }) => {
      for (const scripts of [true, false]) {
        const page = await visit(href('waitlist', language), { scripts });
        const form = interestForm(page, language);
        if (scripts) await form.whenInteractive();
        expect([await form.keep.count(), await form.clear.count()]).toEqual([0, 0]);
      }
    });

    for (const device of ['phone', 'desktop'] as const) {
      test(`move nothing by themselves, are large enough and fit for everybody, on a ${device} in ${language}`, async ({
        visit,
      }) => {
        const page = await visit(href('waitlist', language), { device });
        const form = interestForm(page, language);
        await form.whenInteractive();
        await page.evaluate(() => {
          const shifts: number[] = [];
          new PerformanceObserver((list) => {
            for (const shift of list.getEntries() as (PerformanceEntry & {
              hadRecentInput: boolean;
              value: number;
            })[]) {
              if (!shift.hadRecentInput) shifts.push(shift.value);
            }
          }).observe({ type: 'layout-shift', buffered: false });
          Object.assign(globalThis, { shifts });
        });
        // They come late, long after the visitor turned to the field.
        let letThrough: () => void = () => undefined;
        const held = new Promise<void>((resolve) => (letThrough = resolve));
        await page.route('**/submit*.js', async (route) => {
          await held;
          await route.continue();
        });
        await form.field('message').click();
        // For half a second what moves counts as an answer to the visitor.
        await page.waitForTimeout(700);
        const arrived = page.waitForResponse('**/submit*.js');
        letThrough();
        await (await arrived).finished();
        await page.waitForTimeout(700);
        expect(await form.clear.count()).toBe(0);
        await page.keyboard.type('A');
        await form.clear.waitFor();

        const height = async () => (await form.form.boundingBox())?.height;
        const before = await height();
        await page.waitForTimeout(700);
        await page.context().setOffline(true);
        await expect.poll(() => form.status.innerText()).toBe(form.kept.connection.gone);
        expect(await height()).toBe(before);
        expect(await axeProblems(page)).toEqual([]);
        await page.context().setOffline(false);
        await expect.poll(() => form.status.innerText()).toBe(form.kept.connection.back);
        expect(await page.evaluate('shifts')).toEqual([]);
        expect(await form.field('message').evaluate((field) => field.matches(':focus'))).toBe(true);

        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await axeProblems(page)).toEqual([]);
        for (const part of [form.clear, form.form.locator('[for=interest-keep]')]) {
          const box = await part.boundingBox();
          expect(box?.height).toBeGreaterThanOrEqual(44);
        }
        await form.submit.focus();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Space');
        expect(await form.keep.isChecked()).toBe(true);
        await page.keyboard.press('Tab');
        expect(await form.clear.evaluate((button) => button.matches(':focus'))).toBe(true);
      });
    }
  }
});

async function evaluate(session: CDPSession, expression: string): Promise<unknown> {
  const { result } = await session.send('Runtime.evaluate', { expression });
  return result.value;
}
