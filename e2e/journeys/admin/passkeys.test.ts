import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { content } from '../../../content/index.ts';
import { href } from '../../../domain/routes.ts';
import { addDevice, logIn, showView } from '../../setup/admin.ts';
import type { RunningSite } from '../../setup/site.ts';
import { test } from '../../setup/test.ts';

const { dashboard, login } = content.pt.admin;
const { account, proof } = dashboard;
const words = account.passkeys;

// No browser ties a passkey to an IP address.
const local = ({ origin }: RunningSite) =>
  `http://localhost:${new URL(origin).port}${href('admin', 'pt')}`;

/** Opens the passkeys of the account, and adds one. */
async function addPasskey(page: Page, name: string) {
  await page.getByRole('heading', { name: dashboard.heading }).waitFor();
  await showView(page, 'pt', 'account');
  await page.getByText(words.heading, { exact: true }).click();
  await page.getByLabel(words.name, { exact: true }).fill(name);
  await page.getByRole('button', { name: words.add, exact: true }).click();
  await page.getByText(words.added, { exact: true }).waitFor();
}

/** Lets five minutes pass since every session has shown the password or a passkey. */
function outdateProofs({ dataDir }: RunningSite): void {
  const store = new DatabaseSync(join(dataDir, 'raiz-do-vau.sqlite'), { timeout: 5000 });
  store.prepare('UPDATE admin_sessions SET proved_at = ?').run('2026-01-01T00:00:00.000Z');
  store.close();
}

describe('a passkey', () => {
  test('is touched again before the password is switched off, after which only it logs in', async ({
    visit,
    site,
  }) => {
    const page = await visit(local(site), {
      device: 'phone',
      colorScheme: 'dark',
      expectedErrors: /403/,
    });
    await addDevice(page, { isBackedUp: true });
    await logIn(page, site.admin);
    await addPasskey(page, 'o telemóvel');
    outdateProofs(site);
    await page.getByRole('button', { name: account.off.switchOff, exact: true }).press('Enter');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: account.off.switchOff, exact: true })
      .press('Enter');
    await page.getByText(proof.heading, { exact: true }).waitFor();
    await page.getByRole('button', { name: proof.withPasskey, exact: true }).press('Enter');
    await page.getByText(words.switchedOff, { exact: true }).waitFor();

    await page.reload();
    await page.getByText(login.passwordOff, { exact: true }).waitFor();
    expect(await page.locator('#password').count()).toBe(0);
    await page.getByRole('button', { name: login.passkey, exact: true }).press('Enter');
    await page.getByRole('heading', { name: dashboard.heading }).waitFor();
  });
});
