import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { enhanceLanguageToggle } from '../../enhance/language-toggle.ts';
import {
  fakeClock,
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
  disclose,
} from './admin.fixture.tsx';

const { login, toasts, dashboard } = texts.en;
const expired = () => Response.json({ error: 'Session expired' }, { status: 401 });
const warning = page.getByRole('alertdialog');

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
      admin_ways_in: () => ({ origin: location.origin, password: true }),
      admin_log_in_options: () => challenge,
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

  test('an accepted invitation is in the address no more, nor in the link to the other language', async () => {
    location.hash = `#invitation=${'a'.repeat(43)}`;
    fakeServer([], {
      admin_invitation_options: () => ({
        challenge: 'AAAA',
        rp: { name: 'Vau', id: location.hostname },
        user: { id: 'AAAA', name: 'Rita', displayName: 'Rita' },
        pubKeyCredParams: [],
      }),
    });
    vi.spyOn(navigator.credentials, 'create').mockResolvedValue({
      id: 'AAAA',
      rawId: new ArrayBuffer(3),
      type: 'public-key',
      response: { clientDataJSON: new ArrayBuffer(1), attestationObject: new ArrayBuffer(1) },
      getClientExtensionResults: () => ({}),
    } as unknown as Credential);
    const toggle = document.createElement('a');
    toggle.href = '/pt/admin';
    enhanceLanguageToggle(toggle);
    expect(toggle.hash).toBe(location.hash);
    showLogin();
    await page.getByLabelText(dashboard.account.passkeys.name, { exact: true }).fill('phone');
    await page.getByRole('button', { name: texts.en.invitation.accept, exact: true }).click();
    await said(dashboard.heading);
    await eventually(() => expect([location.hash, toggle.hash]).toEqual(['', '']));
  });

  test('at an address where the passkeys do not work, the login says where they do', async () => {
    fakeServer([], { admin_ways_in: () => ({ origin: 'https://vau.example', password: true }) });
    showLogin();
    await said(login.elsewhere.replace('{origin}', 'https://vau.example'));
    expect(page.getByRole('button', { name: login.passkey }).elements()).toHaveLength(0);
  });

  test('where the password is off, a passkey alone is asked for, and how it is switched on is said', async () => {
    fakeServer([], { admin_ways_in: () => ({ origin: location.origin, password: false }) });
    const main = showLogin();
    await said(login.passwordOff);
    await expect.element(page.getByRole('button', { name: login.passkey })).toBeVisible();
    expect(main.querySelectorAll('input')).toHaveLength(0);
    expect(document.body.textContent).not.toContain(login.orPassword);
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
  test('one that has expired is announced, and another login restores the search', async () => {
    const server = fakeServer(people(30), { admin_page: expired });
    const { names, label, text } = await openDashboard();
    await expect.poll(names).toContain('Person 2');
    await label(text.filters.search).fill('person 1');
    await said(text.session.expired);
    expect(document.body.textContent).not.toContain('Person 2');
    await expect.element(page.getByLabelText(login.username, { exact: true })).toHaveFocus();
    await expect
      .element(page.getByLabelText(login.username, { exact: true }))
      .toHaveAccessibleDescription(text.session.expired);

    server.answer({
      admin_page: ({ filter }) => ({
        rows: filter?.search === 'person 1' ? server.submissions.slice(18, 19) : [],
        total: 1,
        newest: null,
      }),
    });
    await logIn();
    await expect.poll(names).toEqual(['Person 19']);
    await expect.element(label(text.filters.search)).toHaveValue('person 1');
  });

  test('one that was ended elsewhere is noticed in whatever view is shown', async () => {
    fakeClock();
    fakeServer(people(3), { admin_newer: expired });
    const { show, text } = await openDashboard();
    await show('account');
    await vi.advanceTimersByTimeAsync(16_000);
    await said(text.session.expired);
  });

  test('one about to end is announced, and can be prolonged', async () => {
    fakeClock();
    const server = fakeServer(people(3));
    await openDashboard();
    await vi.advanceTimersByTimeAsync(27 * 60_000);
    expect(warning.elements()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(90_000);
    await expect.element(warning.getByText(dashboard.session.warning)).toBeVisible();
    await warning.getByRole('button', { name: dashboard.session.stay }).click();
    await expect.poll(() => warning.elements()).toHaveLength(0);
    expect(server.calls('admin_stay')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(warning.elements()).toHaveLength(0);
  });

  test('one is warned of before it ends twelve hours after the login', async () => {
    fakeClock();
    fakeServer();
    await openDashboard();
    vi.setSystemTime(Date.now() + 11 * 3_600_000 + 54 * 60_000);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(document.body.textContent).not.toContain(dashboard.session.last);
    await vi.advanceTimersByTimeAsync(60_000);
    await said(dashboard.session.last);
    await page.getByRole('button', { name: dashboard.session.goOn }).click();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(warning.elements()).toHaveLength(0);
  });

  test.each([
    ['logging out', 'admin_logout', dashboard.session.ended],
    ['a change of the password', 'admin_change_password', dashboard.session.changed],
  ] as const)('%s deletes at once what was about to be deleted', async (_how, action, words) => {
    const server = fakeServer(people(1), {
      admin_delete_submission: () => ({ deleted: true }),
      admin_change_password: () => ({ changed: true }),
    });
    const { open, button, show, text, label } = await openDashboard();
    await open('Person 1');
    await button(text.rights.submission.delete).click();
    if (action === 'admin_logout') await button(text.logOut).click();
    else {
      await show('account');
      await disclose(text.account.password);
      await label(text.account.next).fill('lagoon tents at dusk');
      await label(text.account.again).fill('lagoon tents at dusk');
      await button(text.account.change).click();
    }
    await said(words);
    expect(server.actions().filter((each) => /delete|logout|change/.test(String(each)))).toEqual([
      'admin_delete_submission',
      action,
    ]);
  });
});
