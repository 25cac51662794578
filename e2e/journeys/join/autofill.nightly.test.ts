import { describe, expect } from 'vitest';
import { interestForm, maria } from '../../setup/form.ts';
import { testInChromium } from '../../setup/test.ts';

/** The headless shell has no autofill. */
const test = testInChromium();

/** An address as a browser keeps it, with more than the form asks for. */
const address = {
  NAME_FULL: maria.name,
  EMAIL_ADDRESS: maria.email,
  ADDRESS_HOME_COUNTRY: 'PT',
  ADDRESS_HOME_CITY: 'Óbidos',
  ADDRESS_HOME_LINE1: 'Rua Direita 1',
  ADDRESS_HOME_ZIP: '2510-001',
  COMPANY_NAME: 'Padaria',
  PHONE_HOME_WHOLE_NUMBER: '+351262000000',
};

describe("the browser's own autofill", () => {
  for (const scripts of [true, false]) {
    test(`autofill ${scripts ? 'with' : 'without'} JavaScript fills the form and not the field that gives a bot away`, async ({
      visit,
    }) => {
      const page = await visit('/waitlist', { scripts });
      const join = interestForm(page, 'en');
      const browser = await page.context().newCDPSession(page);
      await browser.send('DOM.enable');
      await browser.send('Autofill.enable');
      const fields = Object.entries(address).map(([name, value]) => ({ name, value }));
      await browser.send('Autofill.setAddresses', { addresses: [{ fields }] });
      const { root } = await browser.send('DOM.getDocument');
      const { nodeId } = await browser.send('DOM.querySelector', {
        nodeId: root.nodeId,
        selector: '#interest-name',
      });
      const { node } = await browser.send('DOM.describeNode', { nodeId });
      await join.field('name').click();
      const trigger = { fieldId: node.backendNodeId, address: { fields } };
      await browser.send('Autofill.trigger', trigger);
      await expect.poll(() => join.field('email').inputValue()).toBe(maria.email);
      // The browser filled it in before, or while, React took it over.
      if (scripts) await join.whenInteractive();
      expect(await join.field('name').inputValue()).toBe(maria.name);
      expect(await join.form.locator('[name=leave_blank]').inputValue()).toBe('');
    });
  }
});
