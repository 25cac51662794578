import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { languages, type Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { interestForm, maria } from './form.ts';
import { test } from './test.ts';

type Form = ReturnType<typeof interestForm>;

const endpoint = '**/rest/v1/*';
const fields = Object.keys(maria) as (keyof typeof maria)[];

/** What a visitor does, in order. After each of these the connection may go. */
const doings = {
  'the page has come': (form: Form) => form.form.waitFor(),
  'the form is interactive': (form: Form) => form.whenInteractive(),
  'the first field has the focus': (form: Form) => form.field('name').focus(),
  'the name is typed': (form: Form) => form.fill({ name: maria.name }),
  'the e-mail is typed': (form: Form, _page: Page, email: string) => form.fill({ email }),
  'the country is typed': (form: Form) => form.fill({ country: maria.country }),
  'the profession is typed': (form: Form) => form.fill({ profession: maria.profession }),
  'half the message is typed': async (form: Form, page: Page) => {
    await form.field('message').focus();
    await page.keyboard.type(maria.message.slice(0, 12));
  },
  'the message is typed': (form: Form) => form.fill({ message: maria.message }),
  'updates are asked for': (form: Form) => form.updates.check(),
  'the consent is given': (form: Form) => form.consent.check(),
};

/** Whether the server has stored it when the connection goes. A part of a request it drops. */
const sendings = { 'nothing of it has arrived': false, 'the answer begins': true };

const typedInto = async (form: Form) =>
  Promise.all(fields.map((name) => form.field(name).inputValue()));

/** Moments before the form is sent, and while it is. */
export const moments = {
  before: Object.keys(doings) as (keyof typeof doings)[],
  whileSending: Object.keys(sendings) as (keyof typeof sendings)[],
  loadedAgain: languages as readonly Language[],
};

/**
 * Tests that nothing is lost, and that it is stored once, where the connection goes at these
 * moments.
 */
export function testLostConnections({ before, whileSending, loadedAgain }: typeof moments): void {
  for (const moment of before) {
    const place = moments.before.indexOf(moment);
    const language = languages[place % 2] ?? 'en';
    test(`loses nothing and stores it once when ${moment}, in ${language}`, async ({
      visit,
      site,
    }) => {
      const page = await visit(href('waitlist', language), {
        expectedErrors: /ERR_INTERNET_DISCONNECTED|dynamically imported module/,
      });
      const form = interestForm(page, language);
      const email = `doing.${String(place)}@example.pt`;
      for (const [name, does] of Object.entries(doings)) {
        // Without the form's own script the browser itself sends the form, and shows its own page.
        if (name === moment) {
          await does(form, page, email);
          if (place === 0) await form.whenInteractive();
          await page.context().setOffline(true);
        } else await does(form, page, email);
      }
      await form.submit.click();
      await page.getByText(form.text.toasts.failure.title).first().waitFor();
      await expect.poll(() => form.submit.isEnabled()).toBe(true);
      expect(await typedInto(form)).toEqual(Object.values({ ...maria, email }));
      await page.context().setOffline(false);
      await finish(page, form, place % 3 === 0 ? page.url() : undefined);
      await expectStoredOnce(site, email);
    });
  }

  for (const moment of whileSending) {
    const place = moments.whileSending.indexOf(moment);
    const language = languages[place % 2] ?? 'en';
    test(`loses nothing and stores it once when it is sent and ${moment}, in ${language}`, async ({
      visit,
      site,
    }) => {
      const page = await visit(href('home', language), { expectedErrors: /ERR_CONNECTION_RESET/ });
      const form = interestForm(page, language);
      const email = `sending.${String(place)}@example.pt`;
      for (const does of Object.values(doings)) await does(form, page, email);
      await page.route(endpoint, async (route) => {
        if (sendings[moment]) await route.fetch();
        await route.abort('connectionreset');
      });
      await form.submit.click();
      await expect.poll(() => form.toast.innerText()).toContain(form.text.toasts.failure.title);
      await expect.poll(() => form.status.innerText()).toBe(form.kept.connection.gone);
      expect(await typedInto(form)).toEqual(Object.values({ ...maria, email }));
      await page.unroute(endpoint);
      await finish(page, form, place % 2 === 0 ? page.url() : undefined);
      await expectStoredOnce(site, email);
    });
  }

  for (const language of loadedAgain) {
    test(`loses nothing and stores it once when the page is loaded again without one, in ${language}`, async ({
      visit,
      site,
    }) => {
      const page = await visit(href('waitlist', language));
      const form = interestForm(page, language);
      const email = `again.${language}@example.pt`;
      for (const does of Object.values(doings)) await does(form, page, email);
      await page.context().setOffline(true);
      // The browser's own page says that there is no connection.
      await page.reload().catch(() => undefined);
      expect(await form.form.count()).toBe(0);
      await page.context().setOffline(false);
      await finish(page, form, href('waitlist', language));
      await expectStoredOnce(site, email);
    });
  }
}

/** The connection is back: one press sends, or the page is loaded again before. */
async function finish(page: Page, form: Form, loadedAgain?: string) {
  if (loadedAgain) {
    await page.goto(loadedAgain);
    await form.whenInteractive();
    await expect.poll(() => form.field('message').inputValue()).toBe(maria.message);
    await form.consent.check();
  }
  await form.submit.click();
  await form.thanks.waitFor();
}

async function expectStoredOnce(
  site: { submissions(): Promise<{ email: string }[]> },
  email: string,
) {
  const rows = (await site.submissions()).filter((row) => row.email === email);
  expect(rows).toMatchObject([{ ...maria, email, wants_updates: true }]);
}
