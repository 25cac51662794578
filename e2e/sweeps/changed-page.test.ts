import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { languages } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { interestForm, maria } from '../setup/form.ts';
import { test } from '../setup/test.ts';
import { everything } from './table.ts';

/** What a browser's translation or an extension does to a page with the form. */
const pageChanges = {
  'every text is wrapped, as Chrome translates': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('script,style,textarea')) continue;
      const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      const inner = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      inner.textContent = `~${text.nodeValue}`;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  },
  'an icon stands after each field': () => {
    for (const field of document.querySelectorAll('#join-form form :is(input, textarea)')) {
      field.after(document.createElement('grammar-checker'));
    }
  },
  'the form is moved away': () => {
    const form = document.querySelector('#join-form form');
    if (form) form.parentElement?.after(form);
  },
};

/** When the page is changed. While the form's scripts are fetched, they are held on their way. */
const moments = ['before the first touch', 'during the fetch', 'as React comes', 'after'] as const;
/** By day each change comes at two moments, and each moment has half of the changes. */
const isTried = (place: number, turn: number) => everything || (place + turn) % 2 === 0;

const typed = { name: maria.name, message: maria.message };

/** Opens a page whose form's scripts are held on their way, as on a slow line. */
async function hold(page: Page) {
  let letThrough: () => void = () => undefined;
  const through = new Promise<void>((resolve) => (letThrough = resolve));
  await page.unrouteAll();
  await page.route('**/_astro/{react,rolldown}*.js', async (route) => {
    await through;
    // A page that was left takes nothing.
    await route.continue().catch(() => undefined);
  });
  return letThrough;
}

/** Changes the page just before React takes the form over, in the same task. */
const changeAsReactComes = (page: Page, change: () => void) =>
  page.evaluate(`{
    const later = setTimeout;
    window.setTimeout = (run, ms, ...rest) => {
      if (rest[0]?.dataset?.form === undefined) return later(run, ms, ...rest);
      window.setTimeout = later;
      return later(() => { (${String(change)})(); run(...rest); }, ms);
    };
  }`);

const state = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    const text = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at : null;
    return {
      values: Array.from(
        document.querySelectorAll<HTMLInputElement>('#join-form form [id^=interest]'),
        ({ id, value, type, checked }) => [id, type === 'checkbox' ? checked : value],
      ).filter(([id]) => id !== 'interest-keep'),
      focus: at?.id,
      selection: [text?.selectionStart, text?.selectionEnd],
    };
  });

/** Types and ticks, and leaves the cursor within a word of the message. */
async function typeInto(form: ReturnType<typeof interestForm>, email: string) {
  await form.fill({ ...typed, email });
  await form.updates.check();
  await form.consent.check();
  await form.field('message').evaluate((field) => {
    field.focus();
    (field as HTMLTextAreaElement).setSelectionRange(3, 8, 'forward');
  });
}

describe('a page that is translated, or changed by an extension', () => {
  for (const [place, [what, change]] of Object.entries(pageChanges).entries()) {
    test(`loses nothing and is stored once where ${what}`, async ({ visit, site }) => {
      const page = await visit('/robots.txt');
      const sent: string[] = [];
      for (const [turn, when] of moments.entries()) {
        if (!isTried(place, turn)) continue;
        const language = languages[Math.floor((place + turn) / 2) % 2] ?? 'en';
        const email = `changed.${String(place)}.${String(turn)}@example.pt`;
        const letThrough = await hold(page);
        await page.goto(href(turn < 2 ? 'home' : 'waitlist', language));
        const form = interestForm(page, language);
        if (when === 'before the first touch') await page.evaluate(change);
        if (when === 'after') {
          letThrough();
          await form.whenInteractive();
          await page.evaluate(change);
        }
        await typeInto(form, email);
        if (when === 'during the fetch') await page.evaluate(change);
        if (when === 'as React comes') await changeAsReactComes(page, change);
        // Once React has it, or before: then the press is held, unless the form is away from where
        // React looks for it, where it is posted as without scripts.
        if (what !== 'the form is moved away' && (when === 'after' || (place + turn) % 3 === 0)) {
          const before = await state(page);
          letThrough();
          await form.whenInteractive();
          expect(await state(page), when).toEqual(before);
          // A message at a field comes and goes, too.
          await form.field('email').fill('maria');
          await form.submit.click();
          await page.locator('#interest-email-error').waitFor();
          await form.field('email').fill(email);
        }
        await form.submit.click({ noWaitAfter: true });
        letThrough();
        await page.getByText(form.text.thanks.text).first().waitFor();
        sent.push(email);
      }
      const rows = (await site.submissions()).filter(({ email }) =>
        email.startsWith(`changed.${String(place)}.`),
      );
      expect(rows.map(({ email }) => email).sort()).toEqual(sent);
      for (const row of rows) expect(row).toMatchObject({ ...typed, wants_updates: true });
    });
  }
});
