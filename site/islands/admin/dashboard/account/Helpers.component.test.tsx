import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { adminApi, type AdminAction, type HelperEntry } from '../../../../../domain/admin/api.ts';
import { invitationHours } from '../../../../../domain/admin/account.ts';
import {
  confirm,
  disclose,
  eventually,
  fakeServer,
  notification,
  openDashboard,
  said,
  showLogin,
  texts,
} from '../../admin.fixture.tsx';
import { viewsOf } from '../use-view.ts';

const at = '2026-01-02T10:00:00.000Z';
const helper = (username: string, state: HelperEntry['state']): HelperEntry => ({
  id: username,
  username,
  invited_at: at,
  state,
});

test('the owner invites a helper by a link that has the focus and is shown once, in Portuguese', async () => {
  const helpers: HelperEntry[] = [];
  const server = fakeServer([], {
    admin_helpers: () => ({ helpers, origin: location.origin }),
    admin_invite_helper: ({ username }) => {
      if (username === 'Rui') return { invitation: null };
      helpers.push(helper(username, 'invited'));
      return { invitation: 'a'.repeat(43) };
    },
  });
  const { text, show, button, label } = await openDashboard('pt');
  const words = text.account.helpers;
  await show('account');
  await disclose(words.heading);
  await label(words.name).fill('Rui');
  await button(words.invite).click();
  await said(words.taken);
  await expect.element(button(words.invite)).toHaveFocus();
  await label(words.name).fill(' Marta ');
  await button(words.invite).click();
  const link = label(words.link.replace('{name}', 'Marta'));
  await expect
    .element(link)
    .toHaveValue(`${location.origin}${location.pathname}#invitation=${'a'.repeat(43)}`);
  await expect.element(link).toHaveFocus();
  await expect
    .element(link)
    .toHaveAccessibleDescription(words.linkHint.replace('{hours}', String(invitationHours)));
  await said(/ainda por aceitar/);
  await expect.element(label(words.name)).toHaveValue('');
  expect(server.calls('admin_invite_helper')).toMatchObject([
    { username: 'Rui' },
    { username: 'Marta' },
  ]);
});

test('the owner sees how each invitation stands, and ends an account', async () => {
  const helpers = [helper('Ana', 'joined'), helper('Eva', 'expired'), helper('Rui', 'invited')];
  const server = fakeServer([], {
    admin_helpers: () => ({ helpers, origin: location.origin }),
    admin_end_helper: () => ({ ended: helpers.splice(0, 1).length > 0 }),
    admin_invite_helper: () => ({ invitation: null }),
  });
  const { text, show, button, label } = await openDashboard();
  const words = text.account.helpers;
  await show('account');
  await disclose(words.heading);
  const entries = page.getByRole('list', { name: words.heading }).getByRole('listitem');
  const states = () => entries.elements().map((entry) => entry.querySelector('span')?.textContent);
  await eventually(() =>
    expect(states()).toEqual([
      expect.stringMatching(/^Ana: .*has a passkey$/),
      expect.stringMatching(/^Eva: .*expired/),
      expect.stringMatching(/^Rui: .*has not accepted yet$/),
    ]),
  );
  await button(words.endOf.replace('{name}', 'Ana')).click();
  await said(words.endSure.replaceAll('{name}', 'Ana'));
  expect(server.calls('admin_end_helper')).toEqual([]);
  await confirm(words.end);
  await said(words.ended.replace('{name}', 'Ana'));
  await expect.element(page.getByText(words.ended.replace('{name}', 'Ana'))).toHaveFocus();
  expect(server.calls('admin_end_helper')).toMatchObject([{ id: 'Ana' }]);
  await eventually(() => expect(states()).toHaveLength(2));
  // What was said of one is not said beside the next.
  await label(words.name).fill('Eva');
  await button(words.invite).click();
  await said(words.taken);
  expect(page.getByText(words.ended.replace('{name}', 'Ana')).query()).toBe(null);
});

test('where the address allows no passkeys, nobody can be invited', async () => {
  fakeServer([], { admin_helpers: () => ({ helpers: [], origin: null }) });
  const { text, show, button } = await openDashboard();
  await show('account');
  await disclose(text.account.helpers.heading);
  await said(text.account.passkeys.none);
  expect(button(text.account.helpers.invite).elements()).toHaveLength(0);
});

const ownersActions: unknown[] = (Object.keys(adminApi) as AdminAction[]).filter(
  (action) => adminApi[action].role === 'owner',
);

const account = {
  username: 'Marta',
  role: 'helper',
  kept_in: null,
  has_first_password: false,
} as const;

test('a helper’s page shows nothing that the server would refuse, whatever is pressed', async () => {
  const server = fakeServer(
    [
      { name: 'Ana Reis', message: 'May I?', message_waits: true, state: 'unconfirmed' },
      { name: 'Rui Dias', note: { text: 'Writes from Ghent.', changed_at: at } },
      { name: 'Eva Sousa', restricted_since: at, covered: true },
    ],
    {
      admin_emails: () => ({
        emails_are_on: true,
        subscribers: { unconfirmed: 1, confirmed: 2, unsubscribed: 0, bounced: 0 },
        not_asked: 1,
        to_remind: 1,
        queued: 0,
        held: [{ rule: 'unanswered', now: 1, ever: 1, confirmed: 0 }],
        problem: null,
      }),
      admin_subscriber_emails: () => ({ state: 'unconfirmed', state_since: at, emails: [] }),
      admin_visits: () => ({
        days: [{ day: at.slice(0, 10), count: 3 }],
        pages: [],
        languages: [],
        sources: [],
      }),
      admin_data_subject_requests: () => ({
        requests: [
          {
            id: 'first',
            kind: 'access',
            email: 'ana@example.org',
            received_on: at.slice(0, 10),
            due_on: at.slice(0, 10),
            made_by: 'admin',
            answered_on: null,
            outcome: null,
            reason: null,
          },
        ],
      }),
      admin_passkeys: () => ({
        passkeys: [
          {
            id: 'hers',
            name: 'her phone',
            created_at: at,
            last_used_at: null,
            backed_up: true,
            is_of_this_address: true,
          },
        ],
        origin: location.origin,
        password: 'off',
      }),
      admin_answer_message: () => ({ answered: true }),
    },
    { account },
  );
  const { text, main, show, open, dialog } = await openDashboard();
  const leaves = [text.logOut, text.row.close];
  const pressAll = async (within: Element) => {
    for (const each of within.querySelectorAll<HTMLElement>('button, summary')) {
      if (!leaves.includes(each.textContent)) each.click();
    }
    // What is pressed asks the server before the next frame is drawn.
    await new Promise(requestAnimationFrame);
    // As Escape does.
    for (const each of main.querySelectorAll('dialog')) each.dispatchEvent(new Event('cancel'));
  };
  const links = page.getByRole('navigation', { name: text.sections.label }).getByRole('link');
  expect(links.elements().map(({ textContent }) => textContent)).toEqual(
    ['waiting', 'submissions', 'figures', 'requests', 'account'].map(
      (view) => text.sections[view as keyof typeof text.sections],
    ),
  );
  await said(text.waiting.nothingForHelper);
  const seen: Record<string, string> = {};
  for (const name of ['Ana Reis', 'Rui Dias', 'Eva Sousa']) {
    await open(name);
    await expect.element(dialog.getByText('I agree.', { exact: true })).toBeVisible();
    seen[name] = dialog.element().textContent;
    await pressAll(dialog.element());
    await expect.poll(() => dialog.elements()).toHaveLength(0);
  }
  expect(seen['Ana Reis']).toContain(text.rights.message.mark);
  expect(seen['Rui Dias']).toContain('Writes from Ghent.');
  expect(seen['Eva Sousa']).toContain(text.rights.restriction.coveredForHelper);
  for (const view of viewsOf('helper')) {
    await show(view);
    await pressAll(main);
    await pressAll(main);
  }
  await show('requests');
  const state = page.getByRole('cell', { name: text.rights.requests.open, exact: true });
  await expect.element(state).toBeVisible();
  const refused = server.actions().filter((action) => ownersActions.includes(action));
  expect(refused).toEqual([]);
});

test('the address of a view of the owner shows a helper what waits', async () => {
  location.hash = '#auditLog-heading';
  onTestFinished(() => {
    history.replaceState(null, '', location.pathname);
  });
  const server = fakeServer([], {}, { account });
  const { text } = await openDashboard();
  await said(text.waiting.heading);
  expect(server.calls('admin_audit')).toEqual([]);
});

test('an invitation that is not valid any more says so, and leads to the login', async () => {
  location.hash = `#invitation=${'a'.repeat(43)}`;
  onTestFinished(() => {
    history.replaceState(null, '', location.pathname);
  });
  fakeServer([], {
    admin_invitation_options: () => Response.json({ error: 'no' }, { status: 401 }),
  });
  showLogin('pt');
  const { invitation, toasts, dashboard } = texts.pt;
  await said(invitation.heading);
  await page.getByLabelText(dashboard.account.passkeys.name, { exact: true }).fill('telemóvel');
  const accept = page.getByRole('button', { name: invitation.accept, exact: true });
  await accept.click();
  await expect.poll(notification).toContain(toasts.spent);
  await expect.element(accept).toHaveFocus();
  await expect.element(accept).toHaveAccessibleDescription(toasts.spent);
  await expect
    .element(page.getByRole('link', { name: invitation.already }))
    .toHaveAttribute('href', location.pathname);
});
