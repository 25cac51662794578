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
    const { dashboard, login, invitation, toasts } = content.en.admin;
    const { proof } = dashboard;
    const { helpers, passkeys } = dashboard.account;
    await join(site, { name: 'Ana Reis', message: 'May I bring my dog?' });
    // No browser ties a passkey to an IP address.
    const local = `http://localhost:${new URL(site.origin).port}${href('admin', 'en')}`;
    const owner = await visit(local);
    const isFocused = (part: ReturnType<typeof owner.getByText>) =>
      expect.poll(() => part.evaluate((each) => each.matches(':focus'))).toBe(true);
    await logIn(owner, site.admin);
    await showView(owner, 'en', 'account');
    await owner.getByText(helpers.heading, { exact: true }).click();
    const name = owner.getByLabel(helpers.name, { exact: true });
    const invite = async (typed: string) => {
      await name.fill(typed);
      await owner.getByLabel(proof.password, { exact: true }).first().fill(site.admin.password);
      await owner.getByRole('button', { name: helpers.invite, exact: true }).press('Enter');
    };
    await invite(' Marta ');
    const field = owner.getByLabel(helpers.link.replace('{name}', 'Marta'), { exact: true });
    await isFocused(field);
    expect(await name.inputValue()).toBe('');
    const link = await field.inputValue();
    await invite('Marta');
    await owner.getByText(helpers.taken, { exact: true }).waitFor();
    await isFocused(name);

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
    await helper.getByText(dashboard.waiting.forHelper, { exact: true }).waitFor();

    // The link works once.
    await helper.goto('about:blank');
    await helper.goto(link);
    await helper.getByLabel(passkeys.name, { exact: true }).fill('my phone');
    const accept = helper.getByRole('button', { name: invitation.accept, exact: true });
    await accept.press('Enter');
    await helper.getByText(toasts.spent, { exact: true }).first().waitFor();
    await isFocused(accept);
    expect(await accept.getAttribute('aria-describedby')).toBe('login-why');
    await helper.getByRole('link', { name: invitation.already, exact: true }).click();
    await helper.waitForURL(local);

    await helper.getByRole('button', { name: login.passkey, exact: true }).click();
    await helper.getByRole('heading', { name: dashboard.heading }).waitFor();
    await helper.getByRole('button', { name: 'Ana Reis', exact: true }).click();
    await helper.getByText('May I bring my dog?', { exact: true }).waitFor();
    await helper.getByRole('button', { name: dashboard.rights.message.mark, exact: true }).click();
    await helper.getByText(dashboard.rights.message.answered, { exact: true }).waitFor();
    // Nothing is shown that the server would refuse.
    const isMissing = async (...parts: string[]) => {
      for (const part of parts)
        expect(await helper.getByText(part, { exact: true }).count(), part).toBe(0);
    };
    await isMissing(dashboard.person.erase, dashboard.rights.submission.delete);
    await isMissing(dashboard.export.open, helpers.heading);
    const { password, set } = dashboard.account;
    await isMissing(password, set);

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
