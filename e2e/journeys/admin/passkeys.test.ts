import { describe, expect } from 'vitest';
import { content } from '../../../content/index.ts';
import { href } from '../../../domain/routes.ts';
import { fill } from '../../../domain/text.ts';
import { addDevice, join, logIn, showView } from '../../setup/admin.ts';
import { test } from '../../setup/test.ts';

const { dashboard, login } = content.pt.admin;
const { proof, passkeys: words } = { ...dashboard, ...dashboard.account };

describe('a passkey', () => {
  test('is added with the password, logs in, is touched again to export the list, and is removed with the password', async ({
    visit,
    site,
  }) => {
    // No browser ties a passkey to an IP address.
    const local = `http://localhost:${new URL(site.origin).port}${href('admin', 'pt')}`;
    const page = await visit(local, {
      device: 'phone',
      colorScheme: 'dark',
      expectedErrors: [/403/],
    });
    const add = async (password: string) => {
      await page.getByLabel(words.name, { exact: true }).fill('o telemóvel');
      await page.getByLabel(proof.password, { exact: true }).first().fill(password);
      await page.getByRole('button', { name: words.add, exact: true }).press('Enter');
    };
    await join(site);
    await addDevice(page);
    await logIn(page, site.admin);
    await page.getByRole('heading', { name: dashboard.heading }).waitFor();
    await showView(page, 'pt', 'account');
    await page.getByText(words.heading, { exact: true }).click();
    await add('errada');
    await page.getByText(proof.wrong, { exact: true }).waitFor();
    await add(site.admin.password);
    await page.getByText(words.added, { exact: true }).waitFor();

    await page.reload();
    await page.getByRole('button', { name: login.passkey, exact: true }).press('Enter');
    await page.getByRole('heading', { name: dashboard.heading }).waitFor();
    await showView(page, 'pt', 'submissions');
    await page.getByRole('button', { name: dashboard.export.open, exact: true }).press('Enter');
    const download = page.waitForEvent('download');
    const sendsExport = page.getByRole('button', { name: dashboard.export.download, exact: true });
    // Called off at first.
    await page.evaluate(() => {
      const get = navigator.credentials.get.bind(navigator.credentials);
      navigator.credentials.get = async () => {
        navigator.credentials.get = get;
        throw new DOMException('called off', 'NotAllowedError');
      };
    });
    await sendsExport.press('Enter');
    await page.getByText(proof.untouched, { exact: true }).waitFor();
    await sendsExport.press('Enter');
    await download;
    await page.getByText(dashboard.export.done).waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: dashboard.logOut, exact: true }).press('Enter');
    await page.getByText(dashboard.session.ended, { exact: true }).waitFor();
    // The first way in.
    const passkey = page.getByRole('button', { name: login.passkey, exact: true });
    await expect.poll(() => passkey.evaluate((each) => each.matches(':focus'))).toBe(true);
    expect(await passkey.getAttribute('aria-describedby')).toBe('login-why');

    // No passkey works at another address than its own.
    await page.goto(site.origin + href('admin', 'pt'));
    await page.getByText(fill(login.elsewhere, { origin: new URL(local).origin })).waitFor();
    await logIn(page, site.admin);
    await showView(page, 'pt', 'account');
    await page.getByText(words.heading, { exact: true }).click();
    const entry = page.getByRole('listitem').filter({ hasText: 'o telemóvel' });
    await entry.getByText(fill(words.of, { host: 'localhost' })).waitFor();
    await entry.getByLabel(fill(words.removeOf, { name: 'o telemóvel' }), { exact: true }).click();
    await entry
      .getByText(fill(words.removeSure, { name: 'o telemóvel' }), { exact: true })
      .waitFor();
    for (const [typed, said] of [
      ['errada', proof.wrong],
      [site.admin.password, words.removed],
    ] as const) {
      await entry.getByLabel(proof.password, { exact: true }).fill(typed);
      await entry.getByRole('button', { name: words.remove, exact: true }).press('Enter');
      await page.getByText(said, { exact: true }).waitFor();
    }
    await expect.poll(() => entry.count()).toBe(0);
    const removed = page.getByText(words.removed, { exact: true });
    await expect.poll(() => removed.evaluate((each) => each.matches(':focus'))).toBe(true);
  });
});
