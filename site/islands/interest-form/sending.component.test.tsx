import { describe, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { devices } from '../../../e2e/setup/devices.ts';
import { siteConfig } from '../../../site.config.ts';
import { fakeEndpoint, maria, openForm } from './interest-form.fixture.tsx';

const unavailable = () => Response.json({ code: 'PGRST000' }, { status: 503 });
const nothing = Object.fromEntries(Object.keys(maria).map((name) => [name, '']));
/** What is kept in this tab, and on this device. */
const kept = () => ({
  tab: Object.entries(sessionStorage).filter(([, value]) => value !== ''),
  device: Object.entries(localStorage).filter(([, value]) => value !== ''),
});

describe('a form that is sent', () => {
  test('is sent once by whoever presses twice, with the button disabled meanwhile, and the optional fields empty', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const sent = fakeEndpoint(() => promise);
    const form = await openForm();
    await form.fill({ name: '  Ana  ', email: 'ana@example.pt' });
    await form.consent.click();
    await form.submit.dblClick();
    await expect.element(form.submit).toHaveTextContent(form.text.submitting);
    await expect.element(form.submit).toBeDisabled();
    resolve(new Response(null, { status: 201 }));
    await expect.element(form.thanks).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        name: 'Ana',
        email: 'ana@example.pt',
        country: null,
        profession: null,
        message: null,
        wants_updates: false,
      },
    ]);
  });
});

describe('a form that was not stored', () => {
  test('keeps what was typed, says what to do and the reference in the log, and is sent again with the same key until its content has changed, in pt', async () => {
    const answers = [
      unavailable(),
      new Response(null, { status: 429 }),
      new Response(null, { status: 500, headers: { 'X-Request-Id': 'abcd1234' } }),
    ];
    const sent = fakeEndpoint(() => answers.shift() ?? new Response(null, { status: 201 }));
    const form = await openForm('pt');
    await form.fill(maria);
    await form.consent.click();
    const { failure, tooMany } = form.text.toasts;
    for (const said of [failure.title, tooMany.description, `${form.text.reference} abcd1234`]) {
      await form.submit.click();
      await expect.poll(form.notification).toContain(said);
      expect(form.notification()).toContain(siteConfig.email);
      expect(form.typed()).toEqual(maria);
      await expect.element(form.submit).toHaveTextContent(form.text.submit);
    }
    await form.fill({ message: 'Outra coisa.' });
    await form.submit.click();
    await expect.element(form.thanks).toBeVisible();
    const [first, ...others] = sent.map(({ key }) => key);
    expect(first).toBeTruthy();
    expect(others.slice(0, 2)).toEqual([first, first]);
    expect(others[2]).not.toBe(first);
  });
});

describe('the notification', () => {
  async function openRefused() {
    const form = await openForm();
    await form.fill({ name: ' ', email: 'maria@example.pt' });
    await form.consent.click();
    await form.submit.click();
    await expect.poll(form.notification).toContain(form.text.rules['name.required']);
    return form;
  }

  test('one replaces the last and closes after five seconds, but not while it is hovered', async () => {
    const form = await openRefused();
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    await form.fill({ name: 'n'.repeat(101) });
    await form.submit.click();
    // Not by a timer.
    while (!form.notification().includes(form.text.rules['name.tooLong'])) {
      await new Promise(requestAnimationFrame);
    }
    const open = () => document.querySelectorAll('li[data-state=open]').length;
    expect(open()).toBe(1);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(open()).toBe(1);
    const box = document.querySelector('li[data-state=open]')?.getBoundingClientRect();
    await commands.moveMouse((box?.left ?? 0) + 20, (box?.top ?? 0) + 20);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(open()).toBe(1);
    await commands.moveMouse(2, 500);
    await vi.advanceTimersByTimeAsync(1_500);
    await expect.poll(open).toBe(0);
  });

  test.each([
    ['F8', '{F8}'],
    ['Alt+T', '{Alt>}t{/Alt}'],
  ])('one takes the focus with %s and closes with Escape', async (_name, keys) => {
    const form = await openRefused();
    await userEvent.keyboard(keys);
    await expect
      .poll(() => document.activeElement?.closest('[role=region]')?.ariaLabel)
      .toBe('Notifications (F8)');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect.poll(form.notification).toBe('');
  });
});

describe('what is typed', () => {
  test('is kept in this tab under the names of the fields, but neither the trap for bots nor the consent', async () => {
    const form = await openForm();
    await form.fill(maria);
    await form.updates.click();
    await form.consent.click();
    const trap = form.main.querySelector<HTMLInputElement>('[name=leave_blank]');
    if (trap) trap.value = 'bot';
    trap?.dispatchEvent(new Event('input', { bubbles: true }));
    const names = [...Object.keys(maria).map((name) => `interest-${name}`), 'interest-updates'];
    expect(
      kept()
        .tab.map(([name]) => name)
        .sort(),
    ).toEqual(names.sort());
    expect(kept().device).toEqual([]);
    await form.keep.click();
    expect(
      kept()
        .device.map(([name]) => name)
        .sort(),
    ).toEqual([...names, 'interest-until'].sort());
    await form.keep.click();
    expect(kept().device).toEqual([]);
    await form.fill({ message: 'Outra coisa.' });
    expect(kept().device).toEqual([]);
    expect(kept().tab).toContainEqual(['interest-message', 'Outra coisa.']);
  });

  test('is cleared everywhere by one press, and the press is answered', async () => {
    const form = await openForm();
    await form.fill({ ...maria, profession: 'p'.repeat(101) });
    await form.consent.click();
    await form.keep.click();
    await form.submit.click();
    await expect.poll(form.invalid).toEqual(['profession']);
    await form.clear.click();
    expect(form.typed()).toEqual(nothing);
    for (const box of [form.consent, form.updates, form.keep]) {
      await expect.element(box).not.toBeChecked();
    }
    expect(form.invalid()).toEqual([]);
    expect(kept()).toEqual({ tab: [], device: [] });
    await expect.poll(form.notification).toContain(form.kept.cleared.title);
    await expect.element(form.clear).toHaveFocus();
    // A box that is cleared can be ticked again.
    await form.updates.click();
    expect(kept().tab).toEqual([['interest-updates', 'true']]);
  });

  test('can be sent where the browser keeps nothing, which is not offered there, and a second try has the same key', async () => {
    for (const storage of ['localStorage', 'sessionStorage'] as const) {
      vi.spyOn(window, storage, 'get').mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      });
    }
    const answers = [unavailable(), new Response(null, { status: 201 })];
    const sent = fakeEndpoint(() => answers.shift() ?? unavailable());
    const form = await openForm();
    await form.fill(maria);
    await form.consent.click();
    await expect.element(form.clear).toBeVisible();
    expect(form.keep.query()).toBe(null);
    await form.submit.click();
    await expect.poll(form.notification).not.toBe('');
    await form.submit.click();
    await expect.element(form.thanks).toBeVisible();
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });
});

describe('the form for everybody', () => {
  // By day on a desktop the pages are swept.
  test('axe and a look at every control find nothing, and nothing moves when the connection goes, on a phone by night, in pt', async () => {
    const { width, height } = devices.phone.viewport;
    await page.viewport(width, height);
    await commands.colourScheme('dark');
    const form = await openForm('pt');
    const look = async (state: string) => {
      expect(await commands.axe(), state).toEqual([]);
      expect(await commands.controls(), state).toEqual([]);
    };
    await form.fill({ email: 'maria' });
    const [box] = form.main.querySelectorAll('form');
    const before = box?.getBoundingClientRect().height;
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await expect.element(page.getByText(form.kept.connection.gone)).toBeVisible();
    expect(box?.getBoundingClientRect().height).toBe(before);
    await look('no connection');
    online.mockRestore();
    dispatchEvent(new Event('online'));
    await expect.element(page.getByText(form.kept.connection.back)).toBeVisible();

    (form.submit.element() as HTMLElement).focus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(form.keep).toBeChecked();
    await userEvent.tab();
    await expect.element(form.clear).toHaveFocus();
    await form.submit.click();
    await expect.poll(form.invalid).toEqual(['name', 'email', 'consent']);
    await form.closeNotification();
    await look('with errors');

    fakeEndpoint();
    await form.fill({ name: 'Maria', email: maria.email });
    await form.consent.click();
    await form.submit.click();
    await expect.element(form.thanks).toHaveFocus();
    await form.closeNotification();
    await look('thanks');
  }, 180_000);
});
