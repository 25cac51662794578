import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FieldLabels } from '../../../../../content/field-labels.ts';
import { devices } from '../../../../../e2e/setup/devices.ts';
import { fieldsIn } from '../../../../../domain/submission/views.ts';
import { siteConfig } from '../../../../../site.config.ts';
import {
  fakeServer,
  notification,
  openDashboard,
  people,
  said,
  stopClock,
  undoOffered,
  whileTimePasses,
  type FakeServer,
  type Sample,
  eventually,
} from '../../admin.fixture.tsx';

const ana = { name: 'Ana Reis', email: 'ana@example.pt', message: 'Boa tarde.\nHá um quarto?' };
const rui = { name: 'Rui Melo', email: 'rui@example.pt' };
const focused = () => document.activeElement;

/** Takes what it is asked to take out of the list, as the server does. */
const deletesFrom = (server: FakeServer, gone: (sample: Sample) => boolean) => {
  const left = server.submissions.filter((each) => !gone(each));
  const count = server.submissions.length - left.length;
  server.submissions.splice(0, Infinity, ...left);
  return count;
};

describe('an opened submission', () => {
  test('it shows message and details, leads to the next and previous one, and gives the focus back to the last', async () => {
    fakeServer([{ ...ana, language: 'pt' }, rui, { ...ana, message: null, returning: true }]);
    const { text, dialog, button, names } = await openDashboard();
    await expect.poll(names).toHaveLength(3);
    (button(ana.name).first().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await said('Há um quarto?');
    const words = dialog.element().textContent;
    for (const fact of [text.row.noReturning, text.languages.pt, '2025-01', ana.email]) {
      expect(words).toContain(fact);
    }
    const labels = Array.from(
      dialog.element().querySelectorAll('h4, dt'),
      (each) => each.textContent,
    );
    // The state stands with the e-mails.
    const shown = fieldsIn('details').filter((field) => !['id', 'name', 'state'].includes(field));
    for (const field of shown) expect(labels).toContain(text.columns[field as keyof FieldLabels]);
    await expect.element(button(text.row.previous)).toHaveAttribute('aria-disabled', 'true');

    dialog.element().scrollTo({ top: 1e6 });
    await button(text.row.next).click();
    await said(text.row.noMessage);
    expect(dialog.element().scrollTop).toBe(0);
    await expect.element(dialog.getByRole('heading', { name: rui.name })).toBeVisible();
    await button(text.row.next).click();
    await said(text.row.yesReturning);
    await expect.element(button(text.row.next)).toHaveAttribute('aria-disabled', 'true');

    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog.elements()).toHaveLength(0);
    await expect.poll(() => focused()?.closest('tr')?.ariaRowIndex).toBe('4');
  });

  test('the previous button leads to rows that have not been fetched yet', async () => {
    // The last page of rows begins after the four hundredth.
    fakeServer(people(405));
    const { text, dialog, names, button } = await openDashboard();
    await expect.poll(names).toContain('Person 1');
    (button('Person 1').element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await expect.poll(() => focused()?.textContent).toBe('Person 405');
    await userEvent.keyboard('{Enter}');
    const heading = () => dialog.element().querySelector('h3')?.textContent;
    await expect.poll(() => dialog.query() && heading()).toBe('Person 405');
    for (let number = 404; number >= 398; number -= 1) {
      const previous = button(text.row.previous);
      await expect.element(previous).toHaveAttribute('aria-disabled', 'false');
      (previous.element() as HTMLElement).click();
      await eventually(() => expect(heading()).toBe(`Person ${number}`));
    }
  });

  test('the link to write to a person opens their address and a subject in a mail program', async () => {
    fakeServer([{ name: 'Ana', email: 'ana+list&co@example.pt' }]);
    const { dialog, open } = await openDashboard();
    await open('Ana');
    await expect
      .element(dialog.getByRole('link', { name: 'ana+list&co@example.pt' }))
      .toHaveAttribute(
        'href',
        `mailto:ana%2Blist%26co@example.pt?subject=${encodeURIComponent(siteConfig.brand)}`,
      );
  });
});

describe('what a person may ask for', () => {
  test('a submission is corrected, with each broken rule at its field', async () => {
    const server = fakeServer([ana], {
      admin_correct: () => ({
        corrected: false,
        errors: [{ problem: 'rule', field: 'name', rule: 'required' }],
      }),
    });
    const { text, dialog, open, button, row } = await openDashboard();
    await open(ana.name);
    await button(text.rights.submission.correct).click();
    const name = dialog.getByLabelText(text.columns.name, { exact: true });
    await expect.element(name).toHaveFocus();
    await name.fill('');
    await dialog.getByLabelText(text.columns.profession, { exact: true }).fill('Parteira');
    await button(text.rights.submission.save).click();
    await said(text.rights.rules['name.required']);
    await expect.element(name).toHaveFocus();

    server.answer({
      admin_correct: ({ interest }) => {
        Object.assign(server.submissions[0] ?? {}, interest);
        return { corrected: true, asked: false, waits: false };
      },
    });
    await name.fill('Ana Rêis');
    await button(text.rights.submission.save).click();
    await said(text.rights.submission.corrected);
    expect(server.calls('admin_correct').at(-1)).toMatchObject({
      interest: {
        name: 'Ana Rêis',
        profession: 'Parteira',
        email: ana.email,
        message: ana.message,
      },
    });
    await button(text.row.close).click();
    await expect.element(row('Ana Rêis')).toBeVisible();
  });

  test('a submission that a correction takes out of the search says so, and leads to the one in its place', async () => {
    const server = fakeServer([
      { name: 'Anna Reis' },
      { name: 'Anna Melo', email: 'melo@example.pt' },
    ]);
    server.answer({
      admin_correct: ({ interest }) => {
        Object.assign(server.submissions[0] ?? {}, interest);
        return { corrected: true, asked: false, waits: false };
      },
    });
    const { text, dialog, open, names, button, label } = await openDashboard();
    await label(text.filters.search).fill('anna');
    await open('Anna Reis');
    await said('1 of 2');
    await button(text.rights.submission.correct).click();
    await dialog.getByLabelText(text.columns.name, { exact: true }).fill('Ana Reis');
    await button(text.rights.submission.save).click();
    await said(text.row.moved);
    await expect.element(dialog.getByRole('heading', { name: 'Ana Reis' })).toBeVisible();
    await button(text.row.next).click();
    await expect.element(dialog.getByRole('heading', { name: 'Anna Melo' })).toBeVisible();
    await said('1 of 1');
    await button(text.row.close).click();
    await expect.poll(names).toEqual(['Anna Melo']);
  });

  test('updates are turned off, and how many is said; what was off already is said, too', async () => {
    const server = fakeServer([ana], {
      admin_unsubscribe: () => ({ unsubscribed: true, changed: 2 }),
    });
    const { text, open, button } = await openDashboard();
    const { unsubscribe, unsubscribed, wasOff, noMoreUpdates } = text.person;
    await open(ana.name);
    await button(unsubscribe).click();
    await said(`${unsubscribed}. ${noMoreUpdates.other.replace('{count}', '2')}`);
    server.answer({ admin_unsubscribe: () => ({ unsubscribed: false, changed: 0 }) });
    await button(unsubscribe).click();
    await said(wasOff);
  });

  test('a restricted person’s message is covered until it is opened on a ground, and lifting is one press', async () => {
    const server = fakeServer([ana]);
    const restrict = (restricted_since: string | null) =>
      Object.assign(server.submissions[0] ?? {}, {
        restricted_since,
        covered: restricted_since !== null,
      });
    server.answer({
      admin_restrict: () => (restrict('2026-01-02T10:00:00.000Z'), { restricted: 1 }),
      admin_lift_restriction: () => (restrict(null), { lifted: true }),
    });
    const { text, dialog, open, button } = await openDashboard();
    const { restriction, submission } = text.rights;
    await open(ana.name);
    await button(restriction.restrict).click();
    await said(restriction.covered);
    expect(dialog.element().textContent).not.toContain(ana.message);
    expect(button(submission.correct).query()).toBe(null);
    await dialog.getByLabelText(restriction.ground).selectOptions(restriction.grounds.legal_claim);
    await button(restriction.open).click();
    await said('Há um quarto?');
    expect(server.calls('admin_row').at(-1)).toMatchObject({ ground: 'legal_claim' });
    await button(restriction.lift).click();
    await expect.element(button(submission.correct)).toBeVisible();
  });
});

describe('what is deleted', () => {
  test('a submission is deleted after ten seconds, and not if it is undone', async () => {
    const server = fakeServer([ana, { ...rui, email: ana.email }]);
    server.answer({
      admin_delete_submission: ({ id }) => ({
        deleted: deletesFrom(server, (each) => each.id === id) > 0,
      }),
    });
    const { text, dialog, open, button, names } = await openDashboard();
    const { undo, submission } = text.rights;
    const bar = page.getByRole('region', { name: undo.label });
    await open(ana.name);
    stopClock();
    await button(submission.delete).click();
    await whileTimePasses(() => dialog.elements()).toHaveLength(0);
    await expect.element(bar.getByText(ana.email)).toBeVisible();
    await undoOffered();
    await userEvent.keyboard('{Enter}');
    await whileTimePasses(notification).toContain(undo.undone);
    expect(bar.getByRole('button').elements()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.calls('admin_delete_submission')).toEqual([]);
    vi.useRealTimers();

    await open(rui.name);
    stopClock();
    await button(submission.delete).click();
    await undoOffered();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(bar.element().textContent).toContain(ana.email);
    expect(server.calls('admin_delete_submission')).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    await whileTimePasses(notification).toContain(undo.deleted);
    await whileTimePasses(names).toEqual([ana.name]);
  });

  test('the time to undo is prolonged by a press, and again by another', async () => {
    const server = fakeServer([ana], { admin_blank_message: () => undefined });
    const { text, open, button } = await openDashboard();
    const { undo, submission } = text.rights;
    await open(ana.name);
    stopClock();
    await button(submission.blank).click();
    const bar = page.getByRole('region', { name: undo.label });
    for (const seconds of [9, 59, 59]) {
      await expect.element(button(undo.more)).toBeVisible();
      // Not with the mouse, which waits for a bar that stands still while the clock does.
      (button(undo.more).element() as HTMLElement).click();
      await vi.advanceTimersByTimeAsync(seconds * 1000);
      expect(bar.element().textContent).toContain('60');
    }
    expect(server.calls('admin_blank_message')).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    await expect.poll(() => server.calls('admin_blank_message')).toHaveLength(1);
  });

  test('a person is erased once their e-mail address is typed, and no row of theirs is asked for again', async () => {
    const server = fakeServer([ana, rui, ana]);
    server.answer({
      admin_erase: ({ email }) => ({ erased: deletesFrom(server, (each) => each.email === email) }),
    });
    const { text, dialog, open, button, names } = await openDashboard();
    await open(ana.name);
    await button(text.person.erase).click();
    const field = dialog.getByLabelText(text.person.confirm.replace('{email}', ana.email));
    await expect.element(field).toHaveFocus();
    await field.fill('ana@example.com');
    await button(text.person.eraseForGood).click();
    await said(text.person.mismatch);
    stopClock();
    await field.fill(ana.email);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => dialog.elements()).toHaveLength(0);
    await undoOffered();
    const before = server.actions().length;
    await vi.advanceTimersByTimeAsync(10_000);
    await whileTimePasses(notification).toContain(text.person.erased.other.replace('{count}', '2'));
    await whileTimePasses(names).toEqual([rui.name]);
    expect(server.calls('admin_erase')).toMatchObject([{ email: ana.email, confirm: ana.email }]);
    expect(server.actions().slice(before)).toContain('admin_page');
    expect(server.actions().slice(before)).not.toContain('admin_row');
    await expect.element(page.getByRole('definition').first()).toHaveTextContent('1');
  });
});

// Without the codes this would look like "Ana Reis" with the e-mail address "ana@example.pt".
const deceiving = {
  name: 'Ana\u200B \u202EsieR\u202C',
  email: 'ana\u202Etp.elpmaxe@\u202C.example.org',
  country: 'Portu\u00ADgal',
  profession: 'Nurse\u001B[31m',
  message: 'Olá.\n\u2066Até\u2069 já\u2028!',
};
const asShown = {
  name: 'AnaU+200B U+202EsieRU+202C',
  email: 'anaU+202Etp.elpmaxe@U+202C.example.org',
  country: 'PortuU+00ADgal',
  profession: 'NurseU+001B[31m',
  message: 'Olá.\nU+2066AtéU+2069 jáU+2028!',
};
const ordinary = {
  name: 'محمد 👩🏽\u200D⚕️',
  email: 'mohammed@example.org',
  country: 'می\u200Cخواهم',
  profession: 'רופאה',
  message: 'שלום.\nBoa tarde.',
};
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
/** What an element says to the eye, line ends apart. */
const says = (element: Element) => (element as HTMLElement).innerText.replaceAll('\u00A0', ' ');

describe('hidden characters', () => {
  test('hidden characters are spelled out wherever the dashboard shows them, and kept in what it does', async () => {
    const server = fakeServer([deceiving], { admin_erase: () => ({ erased: 1 }) });
    const { text, dialog, button, label, show, main } = await openDashboard();
    await eventually(() => expect(main.querySelector('tbody td')?.textContent).toBeTruthy());
    const row = main.querySelector('tbody tr') ?? main;
    for (const field of ['name', 'email', 'country', 'profession'] as const) {
      expect(says(row)).toContain(asShown[field]);
    }
    expect(says(row).replaceAll(/[\n\t]/g, '')).not.toMatch(hidden);
    const code = text.hiddenCharacter.replace('{code}', 'U+202E');
    expect(page.getByRole('row').getByRole('img', { name: code }).elements()).toHaveLength(2);
    expect(says(label(text.columns.country).element())).toContain(asShown.country);
    await show('figures');
    const share = page.getByRole('table', { name: text.figures.byCountry, exact: true });
    await eventually(() => expect(says(share.element())).toContain(asShown.country));
    await show('submissions');

    const opener = () => main.querySelector<HTMLElement>('tbody [aria-haspopup]');
    await expect.poll(opener).not.toBe(null);
    opener()?.click();
    await said(text.row.hiddenNote);
    await eventually(() => expect(says(dialog.element())).toContain('Olá.'));
    const opened = says(dialog.element());
    for (const shown of Object.values(asShown)) expect(opened).toContain(shown);
    expect(opened.replaceAll('\n', '')).not.toMatch(hidden);
    expect(dialog.getByRole('link').element().getAttribute('href')).toContain(
      `mailto:${encodeURIComponent(deceiving.email).replace('%40', '@')}`,
    );

    await button(text.person.erase).click();
    const field = dialog.getByRole('textbox').last();
    expect(says(dialog.element().querySelector('form label') ?? main)).toBe(
      text.person.confirm.replace('{email}', asShown.email),
    );
    await field.fill('ana@example.pt');
    await button(text.person.eraseForGood).click();
    await said(text.person.mismatch);
    stopClock();
    await field.fill(asShown.email);
    await button(text.person.eraseForGood).click();
    await undoOffered();
    await vi.advanceTimersByTimeAsync(10_000);
    await expect
      .poll(() => server.calls('admin_erase'))
      .toMatchObject([{ email: deceiving.email }]);
  });

  test('hidden characters are spelled out on a card of a phone', async () => {
    await page.viewport(devices.phone.viewport.width, devices.phone.viewport.height);
    fakeServer([deceiving]);
    const { table } = await openDashboard();
    await eventually(() => expect(says(table.element())).toContain(asShown.email));
    expect(says(table.element())).toContain(asShown.name);
  });

  test('text in any script is shown as it was typed, and its direction does not affect the text beside it', async () => {
    fakeServer([ordinary]);
    const { dialog, table, open, text } = await openDashboard();
    await eventually(() => expect(says(table.element())).toContain(ordinary.name));
    for (const field of ['name', 'email', 'country', 'profession'] as const) {
      expect(says(table.element())).toContain(ordinary[field]);
    }
    expect(table.getByRole('img').elements()).toHaveLength(0);
    await open(ordinary.name);
    await said('Boa tarde.');
    expect(says(dialog.element())).toContain(ordinary.message);
    expect(says(dialog.element())).not.toContain(text.row.hiddenNote);
    const isolation = (words: string) => {
      const { direction, unicodeBidi } = getComputedStyle(dialog.getByText(words).last().element());
      return [direction, unicodeBidi];
    };
    expect(isolation(ordinary.profession)).toEqual(['rtl', 'isolate']);
    expect(isolation(ordinary.email)).toEqual(['ltr', 'isolate']);
  });
});

test('a message is answered in the mail program, and waits until that is said, in en', async () => {
  const server = fakeServer(
    [
      {
        name: 'Ana Reis',
        email: 'ana@example.pt',
        message: 'When?\nAnd how?',
        message_waits: true,
      },
    ],
    {
      admin_answer_message: () => {
        server.submissions.forEach((each) => (each.message_waits = false));
        return { answered: true };
      },
    },
  );
  const { text, open, dialog, row } = await openDashboard('en');
  await expect.element(row('Ana Reis').getByText(text.messageWaits, { exact: true })).toBeVisible();
  await open('Ana Reis');
  const words = text.rights.message;
  const answer = dialog.getByRole('link', { name: words.answer, exact: true });
  await expect.element(answer).toBeVisible();
  const link = answer.element() as HTMLAnchorElement;
  expect(decodeURIComponent(link.href)).toBe(
    `mailto:ana@example.pt?subject=Re: ${siteConfig.brand}&body=\r\n\r\n> When?\r\n> And how?`,
  );
  // No mail program is to be opened here.
  link.removeAttribute('href');
  link.click();
  await dialog.getByRole('button', { name: words.yes, exact: true }).click();
  const status = dialog.getByText(words.answered, { exact: true });
  await expect.element(status).toBeVisible();
  await expect.element(status).toHaveFocus();
  expect(notification()).toBe('');
  expect(server.calls('admin_answer_message')).toHaveLength(1);
  await expect.element(answer).not.toBeInTheDocument();
});

test('a note beside a person is saved, and says that they see it', async () => {
  const note = { text: 'Bread ovens.', changed_at: '2026-01-02T10:00:00.000Z' };
  const server = fakeServer([{ name: 'Ana Reis', note }], { admin_write_note: () => undefined });
  const { text, open, dialog } = await openDashboard();
  await open('Ana Reis');
  const field = dialog.getByRole('textbox', { name: text.rights.note.heading });
  await expect.element(field).toHaveValue('Bread ovens.');
  await field.fill('Bakes sourdough.');
  await dialog.getByRole('button', { name: text.rights.note.save }).click();
  await expect.element(dialog.getByText(text.rights.note.saved)).toBeVisible();
  expect(server.calls('admin_write_note')).toEqual([
    expect.objectContaining({ email: 'ana@example.pt', text: 'Bakes sourdough.' }),
  ]);
});
