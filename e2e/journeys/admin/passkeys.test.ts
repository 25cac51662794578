import { describe, expect } from 'vitest';
import { content } from '../../../content/index.ts';
import { href } from '../../../domain/routes.ts';
import { addDevice, logIn, showView } from '../../setup/admin.ts';
import { test } from '../../setup/test.ts';

describe('a passkey', () => {
  test('is added in Portuguese with the password, logs in after a reload, and is removed', async ({
    visit,
    site,
  }) => {
    const { dashboard, login } = content.pt.admin;
    const words = dashboard.account.passkeys;
    // No browser ties a passkey to an IP address.
    const local = `http://localhost:${new URL(site.origin).port}${href('admin', 'pt')}`;
    const page = await visit(local, {
      device: 'phone',
      colorScheme: 'dark',
      expectedErrors: /401/,
    });
    await addDevice(page);
    await logIn(page, site.admin);
    await page.getByRole('heading', { name: dashboard.heading }).waitFor();
    await showView(page, 'pt', 'account');
    await page.getByText(words.heading, { exact: true }).click();
    await page.getByLabel(words.name, { exact: true }).fill('o telemóvel');
    await page.getByRole('button', { name: words.add, exact: true }).click();
    await page.getByText(words.added, { exact: true }).waitFor();

    await page.reload();
    await page.getByRole('button', { name: login.passkey, exact: true }).click();
    await page.getByRole('heading', { name: dashboard.heading }).waitFor();
    await showView(page, 'pt', 'account');
    await page.getByText(words.heading, { exact: true }).click();
    const keys = page.getByRole('list', { name: words.heading });
    await keys.getByText('o telemóvel').waitFor();
    await keys
      .getByRole('button', { name: words.removeOf.replace('{name}', 'o telemóvel') })
      .click();
    // The session that was begun with it is over, too.
    await page.getByText(dashboard.session.expired, { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: login.passkey, exact: true }).count()).toBe(0);
  });
});
