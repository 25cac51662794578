import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { content } from '../../../content/index.ts';
import { href } from '../../../domain/routes.ts';
import { interestForm, maria } from '../../setup/form.ts';
import { test } from '../../setup/test.ts';
import { setTextFace } from '../../setup/text-faces.ts';

/** The names of the fields that say they are invalid. */
const invalid = (page: Page) =>
  page
    .locator('#join-form [aria-invalid=true]')
    .evaluateAll((fields) => fields.map(({ id }) => id.replace('interest-', '')));

const run = (where: string) => `fetch('/caught-${where}')`;
const typed = {
  name: '   ',
  email: 'maria@localhost',
  country: `<img src=x onerror="${run('img')}">`.padEnd(101, 'c'),
  profession: `"><svg onload="${run('svg')}">`,
  message: `<script>${run('script')}</script>\n{{constructor.constructor("${run('template')}")()}}`,
};

// What the form does where its scripts are, the component tests beside it say.
for (const [language, scripts] of [
  ['en', false],
  ['pt', true],
] as const) {
  test(`a form that is rejected comes back with every message and everything typed, as text, and can be sent, in ${language} ${scripts ? 'where its scripts come late' : 'without JavaScript'}`, async ({
    visit,
    site,
  }) => {
    const expectedErrors = scripts ? [/422/, /ERR_FAILED/] : /422/;
    const page = await visit(href('home', language), { scripts, expectedErrors });
    const asked: string[] = [];
    let posted = false;
    page.on('request', (request) => {
      asked.push(request.url());
      posted ||= request.method() === 'POST';
    });
    await page.route('**/*.js', (route) => (posted ? route.continue() : route.abort()));
    await page.reload();
    const join = interestForm(page, language);
    // What needs scripts is not offered.
    expect([await join.keep.count(), await join.clear.count()]).toEqual([0, 0]);
    const before = await site.submissions();
    await join.fill(typed);
    // Where the scripts come late, the browser itself does not ask for the consent.
    if (!scripts) await join.consent.check();
    await join.updates.check();
    const answer = page.waitForResponse((each) => each.request().method() === 'POST');
    await join.submit.click();
    expect((await answer).status()).toBe(422);
    await page.waitForURL(`**${href('join', language)}`);
    expect(await page.locator(':focus').getAttribute('name')).toBe('name');
    if (scripts) {
      const drawn = await join.submit.elementHandle();
      await join.whenInteractive();
      expect(await drawn.evaluate((button) => button.isConnected)).toBe(true);
    }
    const shown = await join.form.innerText();
    const broken = ['name.required', 'email.invalid', 'country.tooLong'] as const;
    for (const rule of scripts ? [...broken, 'consent.required' as const] : broken) {
      expect(shown).toContain(join.text.rules[rule]);
    }
    const fields = ['name', 'email', 'country'];
    expect(await invalid(page)).toEqual(scripts ? [...fields, 'consent'] : fields);
    // The browser's bubble would cover the next error.
    expect(await join.form.getAttribute('novalidate')).not.toBeNull();
    for (const [name, value] of Object.entries(typed)) {
      expect(await join.field(name as keyof typeof typed).inputValue()).toBe(value);
    }
    expect(await join.updates.isChecked()).toBe(true);
    expect(await join.consent.isChecked()).toBe(false);
    const markup = page.locator('main :is(iframe, :not(picture) > img, svg[onload], [onerror])');
    expect(await markup.count()).toBe(0);
    expect(asked.filter((url) => url.includes('caught') || url.endsWith('/x'))).toEqual([]);
    expect(await site.submissions()).toEqual(before);

    const email = `corrected.${language}@example.pt`;
    await join.fill({ name: 'Maria', email, country: 'Portugal' });
    await join.consent.check();
    await join.submit.click();
    await page.getByText(join.text.thanks.text).first().waitFor();
    expect((await site.submissions()).map((row) => row.email)).toContain(email);
  });
}

test('a form that cannot be taken comes back with everything typed, the reason and a reference', async ({
  site,
}) => {
  const { crossSite, reference } = content.pt.interestForm;
  const answer = await fetch(site.origin + href('join', 'pt'), {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example' },
    body: new URLSearchParams(maria),
  });
  expect(answer.status).toBe(403);
  const html = await answer.text();
  expect(html).toContain(crossSite);
  const words = html.replaceAll(/<[^>]*>/g, '');
  expect(words).toMatch(new RegExp(`${reference} [0-9a-f]{8}`));
  for (const value of Object.values(maria)) expect(html).toContain(value);
});

/** A refused form on screens of three sizes. First screens are swept for all nine. */
const sizes = [
  { width: 360, height: 640 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

// Portuguese alone: its words are the longer ones.
test('the notification lies clear of the header and of the refused field and its label, wherever they stand, in Portuguese', async ({
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
    const [header, name, field] = await Promise.all(
      [page.getByRole('banner'), label, join.field('name')].map((part) => part.boundingBox()),
    );
    if (!toast || !header || !name || !field) throw new Error('something is not shown');
    const size = `${width}×${height}`;
    const clear = toast.y + toast.height <= name.y || toast.y >= field.y + field.height;
    expect([size, toast.y >= header.y + header.height, clear]).toEqual([size, true, true]);
    await join.toast.getByRole('button').click();
    await join.toast.waitFor({ state: 'detached' });
  }
});
