import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EnteredCard } from '../../../../../domain/admin/rights.ts';
import { fakeServer, openDashboard, people, said, eventually } from '../../admin.fixture.tsx';

const figures = {
  emails_are_on: true,
  subscribers: { unconfirmed: 0, confirmed: 0, unsubscribed: 0, bounced: 0 },
  not_asked: 0,
  to_remind: 0,
  queued: 0,
  held: [],
  problem: null,
};

test('a pile of cards is entered by the keyboard, and what they have in common is typed once', async () => {
  const answers: EnteredCard[] = [
    { entered: false, errors: [{ problem: 'rule', field: 'email', rule: 'invalid' }] },
    { entered: true, isKnown: false, reason: null },
    { entered: false, reason: 'left' },
  ];
  const server = fakeServer([], {
    admin_emails: () => figures,
    admin_enter_card: () => answers.shift() ?? { entered: true, isKnown: true, reason: null },
  });
  const { text, dialog, button } = await openDashboard();
  const { card, columns } = text;
  await button(card.open).click();
  const field = (name: string) => dialog.getByLabelText(name, { exact: true });
  await expect.element(field(columns.name)).toHaveFocus();
  await userEvent.keyboard('Ana{Tab}ana');
  await field(columns.language).selectOptions(text.languages.pt);
  await field(columns.wants_updates).selectOptions(text.yes);
  await field(card.day).fill('2026-01-30');
  await field(card.wording).fill('Quero saber das datas.');
  await button(card.enter).click();
  await said(text.rights.rules['email.invalid']);
  await expect.element(field(columns.email)).toHaveFocus();
  await userEvent.keyboard('@example.pt{Enter}');
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent(card.entered.replace('{email}', 'ana@example.pt'));
  await expect.element(field(columns.name)).toHaveFocus();
  await userEvent.keyboard('Rui{Tab}rui@example.pt{Enter}');
  await said(card.refused.left);
  const common = { language: 'pt', signed_on: '2026-01-30', wording: 'Quero saber das datas.' };
  const empty = { country: '', profession: '', message: '' };
  expect(server.calls('admin_enter_card').slice(1)).toMatchObject([
    {
      ...common,
      interest: { ...empty, name: 'Ana', email: 'ana@example.pt', wants_updates: true },
    },
    {
      ...common,
      interest: { ...empty, name: 'Rui', email: 'rui@example.pt', wants_updates: false },
    },
  ]);
  await expect.element(field(columns.name)).toHaveValue('Rui');
  await userEvent.keyboard('{Escape}');
  await expect.element(button(card.open)).toHaveFocus();
});

test('without e-mails no card can be entered', async () => {
  const server = fakeServer(people(1));
  const { text } = await openDashboard();
  await eventually(() => expect(server.calls('admin_emails')).toHaveLength(1));
  await expect.element(page.getByRole('button', { name: text.export.open })).toBeVisible();
  expect(page.getByRole('button', { name: text.card.open }).query()).toBe(null);
});
