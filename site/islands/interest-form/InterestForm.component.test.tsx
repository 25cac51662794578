import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeEndpoint, maria, openForm, watchAnnouncements } from './interest-form.fixture.tsx';

const focused = () => document.activeElement?.getAttribute('name');

describe('rules of the form', () => {
  // Language is the subject: each message is a sentence of its own.
  test('the first broken rule is in a notification, and each one at its field, in pt', async () => {
    const sent = fakeEndpoint();
    const form = await openForm('pt');
    const { rules, toasts } = form.text;
    await form.fill({
      name: 'n'.repeat(101),
      email: 'not-an-address',
      country: 'c'.repeat(101),
      profession: 'p'.repeat(101),
      message: 'm'.repeat(1001),
    });
    await form.consent.click();
    await form.submit.click();
    await expect.poll(form.notification).toContain(toasts.validation);
    expect(form.notification()).toContain(rules['name.tooLong']);
    expect(form.notification()).not.toContain(rules['email.invalid']);
    expect(form.invalid()).toEqual(Object.keys(maria));
    expect(Object.keys(maria).map((name) => form.description(name as keyof typeof maria))).toEqual([
      rules['name.tooLong'],
      rules['email.invalid'],
      rules['country.tooLong'],
      rules['profession.tooLong'],
      rules['message.tooLong'],
    ]);
    expect(focused()).toBe('name');
    expect(form.typed()['message']).toHaveLength(1001);
    expect(sent).toEqual([]);

    await form.fill({ name: '   ' });
    expect(form.invalid()).not.toContain('name');
    await form.submit.click();
    await expect.poll(form.notification).toContain(rules['name.required']);
    await form.fill({ name: 'Maria' });
    await form.submit.click();
    await expect.poll(focused).toBe('email');
  });

  test('an address is sent without what nobody sees around it; within it, the field alone says so', async () => {
    const sent = fakeEndpoint();
    const form = await openForm();
    const { rules } = form.text;
    await form.fill({ name: 'Maria', email: 'ma\u200bria@example.pt' });
    await form.consent.click();
    await form.submit.click();
    await expect.poll(() => form.description('email')).toBe(rules['email.unseen']);
    await expect.poll(form.notification).toContain(rules['email.invalid']);
    expect(form.notification()).not.toContain(rules['email.unseen']);
    await form.closeNotification();
    // The browser itself refuses the first of these.
    await form.fill({ email: '\u200bmaria@example.pt\u2060' });
    await form.submit.click();
    await expect.poll(() => sent.map(({ body }) => body['email'])).toEqual(['maria@example.pt']);
  });

  test("nothing is invalid before the visitor asks to send it, be it by Enter; then the browser's own messages ask for name, e-mail and consent, in pt", async () => {
    const form = await openForm('pt');
    const refused: Event[] = [];
    form.main.addEventListener('invalid', (event) => refused.push(event), { capture: true });
    const messages = () =>
      Array.from(form.main.querySelectorAll('input'), (input) => input.validationMessage).filter(
        Boolean,
      );
    expect(messages()).toEqual([]);
    expect(form.main.querySelectorAll('[aria-required=true]')).toHaveLength(3);
    await form.field('profession').click();
    await userEvent.keyboard('{Enter}');
    const { rules } = form.text;
    await expect
      .poll(messages)
      .toEqual([rules['name.required'], rules['email.required'], rules['consent.required']]);
    await form.fill({ name: 'Maria', email: 'maria@example.pt' });
    await form.submit.click();
    expect(messages()).toEqual([rules['consent.required']]);
    // They stand at the fields; the browser's bubble would cover the next one.
    expect(refused.length).toBeGreaterThanOrEqual(4);
    expect(refused.filter(({ defaultPrevented }) => !defaultPrevented)).toEqual([]);
  });

  test('without the consent nothing is sent, also where the browser was not yet told to ask for it', async () => {
    const sent = fakeEndpoint();
    const form = await openForm();
    await form.fill(maria);
    form.main.querySelector('form')?.requestSubmit();
    await expect.poll(form.notification).toContain(form.text.rules['consent.required']);
    expect(form.invalid()).toEqual(['consent']);
    expect(sent).toEqual([]);
  });

  test('the country field suggests the names of countries in the language of the page', async () => {
    const form = await openForm('pt');
    expect(form.main.querySelector('datalist')).toBe(null);
    await form.field('country').click();
    await expect.poll(() => form.main.querySelector('datalist')).not.toBe(null);
    // Which ones, country-names.test.ts says.
    expect(form.main.querySelector('option[value=Alemanha]')).not.toBe(null);
  });
});

describe('what is heard', () => {
  test('every press tells all that is wrong, each at its field, and says the first by moving the focus there, in en', async () => {
    const form = await openForm('en');
    const announced = watchAnnouncements();
    const { rules, fields } = form.text;
    await form.fill({ email: 'maria' });
    await form.submit.click();
    await expect.poll(form.notification).toContain(rules['name.required']);
    expect(focused()).toBe('name');
    const described = () => [
      ...Object.keys(maria).map((name) => form.description(name as keyof typeof maria)),
      form.description('consent'),
    ];
    const others = [fields.country.hint, fields.profession.hint, fields.message.hint];
    expect(described()).toEqual([
      rules['name.required'],
      rules['email.invalid'],
      ...others,
      rules['consent.required'],
    ]);

    // The field has the focus already: it gets it anew.
    const heard: string[] = [];
    form.main.addEventListener('focusin', ({ target }) => heard.push((target as Element).id));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => heard).toEqual(['interest-name']);
    await userEvent.keyboard('M');
    await expect
      .poll(described)
      .toEqual([null, rules['email.invalid'], ...others, rules['consent.required']]);
    expect(announced).toEqual([]);
  });

  test('once refused, a field that is left wrong says so, and not before', async () => {
    const form = await openForm();
    const announced = watchAnnouncements();
    const message = form.text.rules['email.invalid'];
    const told = `${form.text.fields.email.label}: ${message}`;
    await form.fill({ name: 'Maria' });
    await form.field('email').fill('maria');
    await userEvent.tab();
    expect(form.invalid()).toEqual([]);

    await form.submit.click();
    await expect.poll(form.invalid).toEqual(['email', 'consent']);
    await form.field('email').fill('maria@');
    expect(form.invalid()).toEqual(['consent']);
    await userEvent.tab();
    await expect.poll(() => announced).toEqual([told]);
    expect(form.description('email')).toBe(message);
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(announced).toEqual([told]);

    // By a pointer, once it is up, so that what it presses has not moved.
    await form.field('email').fill('maria@x@');
    await form.consent.click();
    await expect.poll(() => announced).toEqual([told, told]);
    expect(form.invalid()).toEqual(['email']);
    await form.field('email').fill('maria@example.pt');
    await userEvent.tab();
    expect(form.invalid()).toEqual([]);
    expect(announced).toEqual([told, told]);
  });
});
