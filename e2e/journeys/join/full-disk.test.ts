import { afterAll, describe, expect } from 'vitest';
import { href } from '../../../domain/routes.ts';
import { makeSmallDisk } from '../../../server/system-tests/small-disk.fixture.ts';
import { siteConfig } from '../../../site.config.ts';
import { interestForm, maria } from '../../setup/form.ts';
import { testOf } from '../../setup/test.ts';

const disk = makeSmallDisk();

const test = testOf(disk);
afterAll(() => disk?.remove());

// With scripts the component tests of the form show it.
describe.skipIf(!disk)('when the disk of the server is full', () => {
  test('a visitor in pt without JavaScript keeps what was typed on a full disk, and is stored once there is room', async ({
    visit,
    site,
  }) => {
    const page = await visit(href('waitlist', 'pt'), { scripts: false, expectedErrors: /503/ });
    const join = interestForm(page, 'pt');
    await join.fill(maria);
    await join.updates.check();
    await join.consent.check();
    disk?.fill();
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await join.submit.click();
    expect((await answered).status()).toBe(503);

    const message = await join.form.getByRole('alert').innerText();
    expect(message).toContain(join.text.toasts.failure.description);
    expect(message).toContain(siteConfig.email);
    expect(message).toMatch(new RegExp(`${join.text.reference} [0-9a-f]{8}`));
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^pt/);
    for (const [name, typed] of Object.entries(maria)) {
      expect(await join.field(name as keyof typeof maria).inputValue()).toBe(typed);
    }
    expect(await join.updates.isChecked()).toBe(true);
    expect(await site.submissions()).toEqual([]);

    disk?.makeRoom();
    // Agreeing is never done for a visitor.
    await join.consent.check();
    await join.submit.click();
    await page.waitForURL(`**${href('thankYou', 'pt')}`);
    expect(await site.submissions()).toMatchObject([maria]);
  });
});
