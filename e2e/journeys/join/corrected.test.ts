import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { content } from '../../../content/index.ts';
import { href } from '../../../domain/routes.ts';
import { interestForm, maria } from '../../setup/form.ts';
import { test } from '../../setup/test.ts';
import { setTextFace } from '../../setup/text-faces.ts';

// What the form does where its scripts are, the component tests beside it say. Without scripts the
// server answers.
const withoutScripts = { scripts: false, expectedErrors: /422/ };

/** The names of the fields that say they are invalid. */
const invalid = (page: Page) =>
  page
    .locator('#join-form [aria-invalid=true]')
    .evaluateAll((fields) => fields.map(({ id }) => id.replace('interest-', '')));

describe('a form that is rejected without JavaScript', () => {
  // The Portuguese page comes back in full-disk.test.ts.
  test('it comes back with every message and everything typed, and can be sent, in en', async ({
    visit,
    site,
  }) => {
    const page = await visit(href('home', 'en'), withoutScripts);
    const join = interestForm(page, 'en');
    expect(await invalid(page)).toEqual([]);
    // What needs scripts is not offered.
    expect([await join.keep.count(), await join.clear.count()]).toEqual([0, 0]);
    const before = await site.submissions();
    const typed = {
      name: '   ',
      email: 'maria@localhost',
      country: 'c'.repeat(101),
      profession: '<b>"quoted"</b>',
      message: 'Linha um\nLinha dois',
    };
    await join.fill(typed);
    await join.consent.check();
    await join.updates.check();
    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      join.submit.click(),
    ]);
    await page.waitForURL(`**${href('join', 'en')}`);
    expect(response.status()).toBe(422);
    const shown = await join.form.innerText();
    for (const rule of ['name.required', 'email.invalid', 'country.tooLong'] as const) {
      expect(shown).toContain(join.text.rules[rule]);
    }
    expect(await invalid(page)).toEqual(['name', 'email', 'country']);
    // The browser's bubble would cover the next error.
    expect(await join.form.getAttribute('novalidate')).not.toBeNull();
    expect(await page.locator(':focus').getAttribute('name')).toBe('name');
    for (const [name, value] of Object.entries(typed)) {
      expect(await join.field(name as keyof typeof typed).inputValue()).toBe(value);
    }
    expect(await join.updates.isChecked()).toBe(true);
    expect(await join.consent.isChecked()).toBe(false);
    expect(await site.submissions()).toEqual(before);

    const email = 'corrected@example.pt';
    await join.fill({ name: 'Maria', email, country: 'Portugal' });
    await join.consent.check();
    await join.submit.click();
    await page.waitForURL(`**${href('thankYou', 'en')}`);
    expect((await site.submissions()).map((row) => row.email)).toContain(email);
  });

  test('a form that a page of another site sends stores nobody, and its visitor can still join', async ({
    visit,
    site,
  }) => {
    const action = site.origin + href('join', 'pt');
    const fields = Object.entries(maria).map(
      ([name, value]) => `<textarea name="${name}">${value}</textarea>`,
    );
    const elsewhere = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">
        <form method="post" action="${action}">${fields.join('')}<button>Win a prize</button></form>`,
      );
    });
    onTestFinished(() => void elsewhere.close());
    // To a browser, `localhost` is not `127.0.0.1`.
    await new Promise<void>((resolve) => elsewhere.listen(0, 'localhost', resolve));
    const stranger = `http://localhost:${(elsewhere.address() as AddressInfo).port}/`;
    const before = await site.submissions();
    const page = await visit(stranger, { scripts: false, expectedErrors: /403/ });
    await page.getByRole('button', { name: 'Win a prize' }).click();
    await page.waitForURL(action);
    const join = interestForm(page, 'pt');
    expect(await join.form.getByRole('alert').innerText()).toContain(join.text.crossSite);
    expect(await join.field('message').inputValue()).toBe(maria.message);
    expect(await site.submissions()).toEqual(before);

    await join.consent.check();
    await join.submit.click();
    await page.waitForURL(site.origin + href('thankYou', 'pt'));
    expect(await site.submissions()).toHaveLength(before.length + 1);
  });

  test('markup and script come back as text, also where scripts take the form over', async ({
    visit,
  }) => {
    const run = (where: string) => `fetch('/caught-${where}')`;
    const script = `<script>${run('script')}</script>`;
    const typed = {
      // Too long for a name, so that the form comes back.
      name: script.padEnd(101, 'a'),
      email: 'ana@example.org',
      country: `<img src=x onerror="${run('img')}">`,
      profession: `"><svg onload="${run('svg')}">`,
      message: `${script}\n{{constructor.constructor("${run('template')}")()}}\njavascript:${run('url')}`,
    };
    const page = await visit('/waitlist', { expectedErrors: [/422/, /ERR_FAILED/] });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // The form is sent without its scripts, which take over the page that comes back.
    let posted = false;
    await page.route('**/*.js', (route) => (posted ? route.continue() : route.abort()));
    await page.reload();
    const join = interestForm(page, 'en');
    await join.fill(typed);
    await join.consent.check();
    const answer = page.waitForResponse((each) => each.request().method() === 'POST');
    page.on('request', (request) => (posted ||= request.method() === 'POST'));
    await join.submit.click();
    expect(await (await answer).text()).not.toMatch(/<script>fetch/i);
    await page.waitForURL('**/join');
    const drawn = await join.submit.elementHandle();
    await join.whenInteractive();
    expect(await drawn.evaluate((button) => button.isConnected)).toBe(true);
    await join.form.getByText(join.text.rules['name.tooLong']).waitFor();
    for (const [name, value] of Object.entries(typed)) {
      expect(await join.field(name as keyof typeof typed).inputValue()).toBe(value);
    }
    const main = page.getByRole('main');
    expect(await main.locator('iframe, :not(picture) > img, svg[onload], [onerror]').count()).toBe(
      0,
    );
    expect(asked.filter((url) => url.includes('caught') || url.endsWith('/x'))).toEqual([]);
  });
});

/** A refused form on screens of three sizes. First screens are swept for all nine. */
const sizes = [
  { width: 360, height: 640 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

// Portuguese alone: its words are the longer ones.
test('the notification lies where the header is, clear of the refused field and its label, wherever they stand, in Portuguese', async ({
  visit,
}) => {
  const page = await visit(href('waitlist', 'pt'));
  const join = interestForm(page, 'pt');
  await join.whenInteractive();
  await page.getByRole('button', { name: content.pt.shell.consent.decline }).click();
  await setTextFace(page, 'wide');
  await join.fill({ name: '   ', email: 'maria@example.pt' });
  await join.consent.check();
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    // Close below the header, where the notification comes.
    await join.field('name').evaluate((field) => {
      scrollBy({ top: field.getBoundingClientRect().top - 80, behavior: 'instant' });
    });
    await join.field('email').press('Enter');
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('name');
    const toast = await join.toast.boundingBox();
    const label = page.locator('label[for=interest-name]');
    const [header, name] = await Promise.all(
      [page.getByRole('banner'), label].map((part) => part.boundingBox()),
    );
    if (!toast || !header || !name) throw new Error('something is not shown');
    const size = `${width}×${height}`;
    expect([size, toast.y + toast.height <= header.height]).toEqual([size, true]);
    expect([size, toast.y + toast.height <= name.y]).toEqual([size, true]);
    await join.toast.getByRole('button').click();
    await join.toast.waitFor({ state: 'detached' });
  }
});
