import { describe, expect } from 'vitest';
import { content } from '../../../content/index.ts';
import { href } from '../../../domain/routes.ts';
import { addDevice, join, logIn, showView } from '../../setup/admin.ts';
import { test } from '../../setup/test.ts';

describe('a helper', () => {
  test('is invited by a link, comes in with a passkey of their own, and is out once the owner ends it', async ({
    visit,
    site,
  }) => {
    const { dashboard, login, invitation } = content.en.admin;
    const { proof } = dashboard;
    const { helpers, passkeys } = dashboard.account;
    await join(site, { name: 'Ana Reis', message: 'May I bring my dog?' });
    // No browser ties a passkey to an IP address.
    const local = `http://localhost:${new URL(site.origin).port}${href('admin', 'en')}`;
    const owner = await visit(local);
    await logIn(owner, site.admin);
    await showView(owner, 'en', 'account');
    await owner.getByText(helpers.heading, { exact: true }).click();
    await owner.getByLabel(helpers.name, { exact: true }).fill('Marta');
    await owner.getByLabel(proof.password, { exact: true }).first().fill(site.admin.password);
    await owner.getByRole('button', { name: helpers.invite, exact: true }).click();
    const link = await owner
      .getByLabel(helpers.link.replace('{name}', 'Marta'), { exact: true })
      .inputValue();

    const helper = await visit('about:blank', {
      device: 'phone',
      colorScheme: 'dark',
      expectedErrors: /401/,
    });
    await addDevice(helper);
    await helper.goto(link);
    await helper.getByLabel(passkeys.name, { exact: true }).fill('my phone');
    await helper.getByRole('button', { name: invitation.accept, exact: true }).click();
    await helper.getByRole('heading', { name: dashboard.heading }).waitFor();
    expect(helper.url()).toBe(local);

    await helper.reload();
    await helper.getByRole('button', { name: login.passkey, exact: true }).click();
    await helper.getByRole('heading', { name: dashboard.heading }).waitFor();
    await helper.getByRole('button', { name: 'Ana Reis', exact: true }).click();
    await helper.getByText('May I bring my dog?', { exact: true }).waitFor();
    await helper.getByRole('button', { name: dashboard.rights.message.mark, exact: true }).click();
    await helper.getByText(dashboard.rights.message.answered, { exact: true }).waitFor();
    expect(await helper.getByText(dashboard.person.erase, { exact: true }).count()).toBe(0);

    await owner.getByLabel(helpers.endOf.replace('{name}', 'Marta'), { exact: true }).click();
    const marta = owner.getByRole('listitem').filter({ hasText: 'Marta' });
    await marta.getByLabel(proof.password, { exact: true }).fill(site.admin.password);
    await marta.getByRole('button', { name: helpers.end, exact: true }).click();
    await owner.getByText(helpers.ended.replace('{name}', 'Marta'), { exact: true }).waitFor();
    await helper
      .getByRole('dialog')
      .getByRole('button', { name: dashboard.row.close, exact: true })
      .click();
    await showView(helper, 'en', 'requests');
    await helper.getByText(dashboard.session.expired, { exact: true }).waitFor();
  });
});
