import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FieldLabels } from '../../../../../content/field-labels.ts';
import { fieldsIn } from '../../../../../domain/submission/views.ts';
import {
  confirm,
  disclose,
  fakeServer,
  openDashboard,
  people,
  said,
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

  test('the previous button leads to the page before, which the list then shows', async () => {
    fakeServer(people(52));
    const { text, dialog, button } = await openDashboard();
    await button(text.pages.newest).click();
    await expect.poll(() => focused()?.textContent).toBe('Person 52');
    await userEvent.keyboard('{Enter}');
    const heading = () => dialog.element().querySelector('h3')?.textContent;
    await expect.poll(() => dialog.query() && heading()).toBe('Person 52');
    for (let number = 51; number >= 49; number -= 1) {
      const previous = button(text.row.previous);
      await expect.element(previous).toHaveAttribute('aria-disabled', 'false');
      (previous.element() as HTMLElement).click();
      await eventually(() => expect(heading()).toBe(`Person ${number}`));
    }
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => focused()?.textContent).toBe('Person 49');
  });
});

describe('what a person may ask for', () => {
  test('a submission is corrected, with each broken rule at its field', async () => {
    const server = fakeServer([ana], {
      correct: () => ({
        corrected: false,
        errors: [{ problem: 'rule', field: 'name', rule: 'required' }],
      }),
    });
    const { text, dialog, open, button, row } = await openDashboard();
    await open(ana.name);
    await disclose(text.rights.submission.correct);
    const name = dialog.getByLabelText(text.columns.name, { exact: true });
    await name.fill('');
    await dialog.getByLabelText(text.columns.profession, { exact: true }).fill('Parteira');
    await button(text.rights.submission.save).click();
    await said(text.rights.rules['name.required']);
    await expect.element(name).toHaveFocus();

    server.answer({
      correct: ({ interest }) => {
        Object.assign(server.submissions[0] ?? {}, interest);
        return { corrected: true, address: 'onList' };
      },
    });
    await name.fill('Ana Rêis');
    await button(text.rights.submission.save).click();
    const { corrected, address } = text.rights.submission;
    await said(`${corrected} ${address.onList}`);
    expect(server.calls('correct').at(-1)).toMatchObject({
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
      correct: ({ interest }) => {
        Object.assign(server.submissions[0] ?? {}, interest);
        return { corrected: true, address: null };
      },
    });
    const { text, dialog, open, names, button, label } = await openDashboard();
    await label(text.filters.search).fill('anna');
    await open('Anna Reis');
    await said('1 of 2');
    await disclose(text.rights.submission.correct);
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
});

describe('what is deleted', () => {
  test('a message or a submission is deleted at once, after a question, and what was done has the focus', async () => {
    const server = fakeServer([ana, rui]);
    server.answer({
      blank_message: () => void Object.assign(server.submissions[0] ?? {}, { message: null }),
      delete_submission: ({ id }) => ({
        deleted: deletesFrom(server, (each) => each.id === id) > 0,
      }),
    });
    const { text, dialog, open, button, names } = await openDashboard();
    const { submission } = text.rights;
    await open(ana.name);
    await disclose(submission.blank);
    await said(submission.sure.blank.replace('{email}', ana.email));
    expect(server.calls('blank_message')).toEqual([]);
    await button(submission.blank).click();
    await expect.element(dialog.getByText(submission.done.blank)).toHaveFocus();
    await said(text.row.noMessage);

    await confirm(submission.delete);
    await expect
      .element(dialog.getByRole('heading', { name: submission.done.delete }))
      .toHaveFocus();
    await expect.poll(names).toEqual([rui.name]);
    await button(text.row.close).click();
    await expect.poll(() => dialog.elements()).toHaveLength(0);
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
    const server = fakeServer([deceiving], { erase: () => ({ erased: 1 }) });
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

    await disclose(text.person.erase);
    const field = dialog.getByRole('textbox').last();
    await eventually(() =>
      expect(says(dialog.element())).toContain(
        text.person.confirm.replace('{email}', asShown.email),
      ),
    );
    await field.fill('ana@example.pt');
    await button(text.person.eraseForGood).click();
    await said(text.person.mismatch);
    await field.fill(asShown.email);
    await button(text.person.eraseForGood).click();
    await expect.poll(() => server.calls('erase')).toMatchObject([{ email: deceiving.email }]);
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

test('of who wants another address that is on the list already, it says that both entries stay', async () => {
  const new_address = { email: 'ana@novo.example', asked_at: '2026-01-02T10:00:00.000Z' };
  fakeServer([{ ...ana, new_address: { ...new_address, on_list: true } }]);
  const { text, open, dialog } = await openDashboard();
  await open('Ana Reis');
  await expect.element(dialog.getByText(new_address.email)).toBeVisible();
  const [, both = ''] = text.rights.newAddress.onList.split('{email}');
  await expect.element(dialog.getByText(both)).toBeVisible();
});

test('a message that ends in half a character can be answered, and its person erased', async () => {
  fakeServer([{ ...ana, message: 'Half an emoji: \uD83D', message_waits: true }]);
  const { text, open, dialog } = await openDashboard('en');
  await open('Ana Reis');
  const { answer } = text.rights.message;
  await expect.element(dialog.getByRole('link', { name: answer, exact: true })).toBeVisible();
  await expect.element(dialog.getByText(text.person.erase, { exact: true })).toBeVisible();
});
