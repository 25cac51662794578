import { describe } from 'vitest';
import { content } from '../../../content/index.ts';
import { href } from '../../../domain/routes.ts';
import { addDevice, join, logIn, showView } from '../../setup/admin.ts';
import { test } from '../../setup/test.ts';

const { dashboard, login } = content.pt.admin;
const { proof, passkeys: words } = { ...dashboard, ...dashboard.account };

describe('a passkey', () => {
  test('is added with the password, logs in, and is touched again to export the list', async ({
    visit,
    site,
  }) => {
    // No browser ties a passkey to an IP address.
    const local = `http://localhost:${new URL(site.origin).port}${href('admin', 'pt')}`;
    const page = await visit(local, {
      device: 'phone',
      colorScheme: 'dark',
      expectedErrors: /403/,
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
    await page.getByRole('button', { name: dashboard.export.download, exact: true }).press('Enter');
    await download;
  });
});
