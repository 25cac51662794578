import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  fakeServer,
  held,
  logIn,
  notification,
  openDashboard,
  people,
  said,
  showLogin,
  texts,
  eventually,
} from './admin.fixture.tsx';

const { login, toasts, dashboard } = texts.en;
const expired = () => Response.json({ error: 'Session expired' }, { status: 401 });

describe('the login', () => {
  test('no field is announced as invalid before a login was refused', async () => {
    fakeServer();
    const main = showLogin();
    await eventually(() => expect(main.querySelectorAll('input')).toHaveLength(2));
    expect(main.querySelectorAll(':invalid, [aria-invalid=true], [required]')).toHaveLength(0);
  });

  test('a passkey is offered first, and where it does not log in, that is said and it is focused', async () => {
    const challenge = { challenge: 'AAAA', rpId: location.hostname, allowCredentials: [] };
    fakeServer([], {
      ways_in: () => ({ origin: location.origin }),
      log_in_options: () => challenge,
    });
    const asked = vi
      .spyOn(navigator.credentials, 'get')
      .mockRejectedValue(new DOMException('called off', 'NotAllowedError'));
    showLogin();
    const button = page.getByRole('button', { name: login.passkey, exact: true });
    await button.click();
    await eventually(() => expect(notification()).toContain(toasts.noPasskey));
    expect(asked).toHaveBeenCalledOnce();
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAccessibleDescription(toasts.noPasskey);
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  });

  test('at an address where the passkeys do not work, the login says where they do', async () => {
    fakeServer([], { ways_in: () => ({ origin: 'https://vau.example' }) });
    showLogin();
    await said(login.elsewhere.replace('{origin}', 'https://vau.example'));
    expect(page.getByRole('button', { name: login.passkey }).elements()).toHaveLength(0);
  });

  test('what is entered is sent as it is, and kept nowhere in the browser', async () => {
    const server = fakeServer();
    showLogin();
    await page.getByLabelText(login.username, { exact: true }).fill(' olga ');
    await page.getByLabelText(login.password, { exact: true }).fill('two words ');
    await page.getByRole('button', { name: login.submit }).click();
    await said(dashboard.heading);
    expect(server.calls('fetch_submissions')).toMatchObject([
      { username: ' olga ', password: 'two words ' },
    ]);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  test('a wrong password is said in a notification and at both fields, and the focus is at one of them', async () => {
    fakeServer().answer({ fetch_submissions: () => ({ error: 'Invalid credentials' }) });
    showLogin();
    await logIn();
    await expect.poll(notification).toContain(toasts.failed);
    expect(notification()).toContain(toasts.invalid);
    for (const name of [login.username, login.password]) {
      const field = page.getByLabelText(name, { exact: true });
      await expect.element(field).toHaveAttribute('aria-invalid', 'true');
      await expect.element(field).toHaveAccessibleDescription(toasts.invalid);
    }
    await expect.element(page.getByLabelText(login.password, { exact: true })).toHaveFocus();
    expect(page.getByRole('table').elements()).toHaveLength(0);
  });

  const tooMany = () =>
    Response.json({ message: 'no' }, { status: 429, headers: { 'Retry-After': '540' } });
  test.each([
    [
      'whose request fails, without a network',
      () => Promise.reject(new TypeError('no network')),
      toasts.unable,
    ],
    ['after too many others', tooMany, toasts.tryAgainIn.replace('{minutes}', '9')],
  ])(
    'a login %s is announced as not verified, and is not sent again',
    async (_how, answer, words) => {
      const server = fakeServer();
      server.answer({ fetch_submissions: answer });
      showLogin();
      // A request waits, by Query's default, until there is a network again.
      dispatchEvent(new Event('offline'));
      onTestFinished(() => void dispatchEvent(new Event('online')));
      await logIn();
      await expect.poll(notification).toContain(toasts.unable);
      expect(notification()).toContain(words);
      // What is sent again by itself says nothing until its last try has failed.
      expect(server.calls('fetch_submissions')).toHaveLength(1);
    },
  );

  test('the button is disabled and says that it authenticates until the server answers', async () => {
    const server = fakeServer();
    const answer = held({ error: 'Invalid credentials' });
    server.answer({ fetch_submissions: () => answer.promise });
    showLogin();
    await logIn();
    await expect.element(page.getByRole('button', { name: login.busy })).toBeDisabled();
    answer.letThrough();
    await expect.element(page.getByRole('button', { name: login.submit })).toBeEnabled();
  });
});

describe('a session', () => {
  test('what was typed is kept where it was typed when one has ended, and after another login it goes on', async () => {
    let isOver = true;
    const server = fakeServer(people(3), { write_note: () => (isOver ? expired() : undefined) });
    const { open, text, dialog, button } = await openDashboard();
    await open('Person 1');
    const note = dialog.getByRole('textbox', { name: text.rights.note.heading });
    await note.fill('Likes the old dog.');
    await button(text.rights.note.save).click();
    const username = page.getByLabelText(login.username, { exact: true });
    await expect.element(username).toHaveFocus();
    await expect.element(username).toHaveAccessibleDescription(text.session.expired);
    // Nothing behind it works without a login.
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.element(username).toBeVisible();
    isOver = false;
    await page.getByRole('button', { name: login.submit, exact: true }).click();
    await said(text.rights.note.saved);
    await expect.element(note).toHaveValue('Likes the old dog.');
    expect(server.calls('write_note')).toHaveLength(2);
    expect(username.elements()).toHaveLength(0);
  });

  test('another account that logs in where one has ended sees nothing of it', async () => {
    let isOver = true;
    const server = fakeServer(people(3), { write_note: () => (isOver ? expired() : undefined) });
    const { open, text, dialog, button } = await openDashboard();
    await open('Person 1');
    await dialog.getByRole('textbox', { name: text.rights.note.heading }).fill('Likes the dog.');
    await button(text.rights.note.save).click();
    const submit = page.getByRole('button', { name: login.submit, exact: true });
    await expect.element(submit).toBeVisible();
    isOver = false;
    const account = { username: 'Marta', role: 'helper', password: 'none' } as const;
    server.logInAs(account);
    await submit.click();
    await said(text.waiting.forHelper);
    expect(document.body.textContent).not.toContain('Likes the dog.');
    expect(dialog.elements()).toHaveLength(0);
    expect(server.calls('write_note')).toHaveLength(1);
  });
});
