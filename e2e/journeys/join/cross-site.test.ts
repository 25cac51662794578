import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { href } from '../../../domain/routes.ts';
import { interestForm, maria } from '../../setup/form.ts';
import { test } from '../../setup/test.ts';

/** A page of another site: to a browser, `localhost` is not `127.0.0.1`. */
let stranger: string;
let action = '';
const elsewhere = createServer((_request, response) => {
  const fields = Object.entries(maria).map(
    ([name, value]) => `<textarea name="${name}">${value}</textarea>`,
  );
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    `<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">
    <form method="post" action="${action}">${fields.join('')}<button>Win a prize</button></form>`,
  );
});

beforeAll(async () => {
  await new Promise<void>((resolve) => elsewhere.listen(0, 'localhost', resolve));
  stranger = `http://localhost:${(elsewhere.address() as AddressInfo).port}/`;
});
afterAll(() => {
  elsewhere.close();
});

describe("a page of another site that sends the site's form", () => {
  const language = 'pt';
  test('a form sent from another site stores nobody, and its visitor can still join', async ({
    visit,
    site,
  }) => {
    action = site.origin + href('join', language);
    const before = await site.submissions();
    const page = await visit(stranger, { scripts: false, expectedErrors: /403/ });
    await page.getByRole('button', { name: 'Win a prize' }).click();
    await page.waitForURL(action);
    const join = interestForm(page, language);
    expect(await join.form.getByRole('alert').innerText()).toContain(join.text.crossSite);
    expect(await join.field('message').inputValue()).toBe(maria.message);
    expect(await site.submissions()).toEqual(before);

    await join.field('email').fill('ana@example.pt');
    await join.consent.check();
    await join.submit.click();
    await page.waitForURL(site.origin + href('thankYou', language));
    expect(await site.submissions()).toHaveLength(before.length + 1);
  });
});
