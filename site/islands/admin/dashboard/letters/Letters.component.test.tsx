import { describe, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { letterLimits, type Letter, type NotSent } from '../../../../../domain/letter.ts';
import { emailWords } from '../../../../emails/email-words.ts';
import {
  cutOff,
  disclose,
  eventually,
  fakeClock,
  held,
  notification,
  said,
  stopClock,
  whileTimePasses,
} from '../../admin.fixture.tsx';
import { bodyOf, letterOf, letterServer, openLetters, written } from './letters.fixture.ts';

const focused = () => document.activeElement;

/** Opens the first letter of a server. */
async function openFirst(letter: Partial<Letter> = {}) {
  const server = letterServer([letterOf(letter)]);
  const dashboard = await openLetters();
  await dashboard.button(written.en.subject).click();
  await expect
    .element(page.getByRole('heading', { name: written.en.subject }).first())
    .toBeVisible();
  /** A field of one language. */
  const field = (language: 'en' | 'pt', name: 'subject' | 'body') =>
    page
      .getByRole('group', { name: dashboard.text.languages[language] })
      .getByLabelText(dashboard.words.writing[name], { exact: true });
  return { ...dashboard, server, field };
}

const clean = async () => {
  expect(await commands.axe()).toEqual([]);
  expect(await commands.controls()).toEqual([]);
};

describe('what is missing', () => {
  test('without e-mails one sentence says what to set, and nothing else is shown', async () => {
    letterServer([letterOf()], ['emails', 'owner_email']);
    const { words, main } = await openLetters();
    await said(words.off);
    const shown = main.querySelector('[aria-labelledby=letters-heading]');
    expect(shown?.textContent).toBe(words.heading + words.off);
  });

  test('a draft is written while controller and owner are unknown, and neither tried nor sent', async () => {
    letterServer([letterOf()], ['controller', 'owner_email']);
    const { words, button } = await openLetters();
    await said(words.needs.controller);
    await said(words.needs.owner_email);
    await button(written.en.subject).click();
    await said(words.writing.heading);
    await said(words.needs.owner_email);
    expect(button(words.test.send).elements()).toEqual([]);
    expect(button(words.send.send).elements()).toEqual([]);
    await clean();
  });
});

describe('the list of letters', () => {
  test('it says subject, state and day of each, in the language of the dashboard, and gives the focus back', async () => {
    letterServer([
      letterOf({ id: 'sent', state: 'sent', send_at: '2026-02-03T10:00:00.000Z' }),
      letterOf({ id: 'half', texts: { ...written, pt: { subject: ' ', body: '' } } }),
      letterOf({
        id: 'empty',
        texts: { en: { subject: '', body: '' }, pt: { subject: '', body: '' } },
      }),
    ]);
    const { words, button } = await openLetters('pt');
    await said(words.note);
    const rows = () =>
      Array.from(document.querySelectorAll('[aria-labelledby=letters-heading] tbody tr'), (row) =>
        Array.from(row.children, ({ textContent }) => textContent),
      );
    await expect.poll(rows).toEqual([
      [written.pt.subject, words.states.sent, '03/02/2026'],
      [written.en.subject, words.states.draft, '01/03/2026'],
      [words.noSubject, words.states.draft, '01/03/2026'],
    ]);
    await button(words.noSubject).click();
    await eventually(() => expect(focused()?.textContent).toBe(words.noSubject));
    expect(focused()?.tagName).toBe('H3');
    await button(words.back).click();
    await eventually(() => expect(focused()?.tagName).toBe('BUTTON'));
    expect(focused()?.textContent).toBe(words.noSubject);
  });

  test('a new letter is kept by the server from the press on, and opens empty', async () => {
    const { calls } = letterServer();
    const { words, button } = await openLetters();
    await said(words.none);
    await button(words.write).click();
    await said(words.writing.heading);
    expect(calls('save_letter')).toMatchObject([{ id: null, audience: 'dates' }]);
    await expect.poll(() => page.getByText(words.preview.empty).elements()).toHaveLength(4);
    await button(words.back).click();
    await expect.element(button(words.noSubject)).toBeVisible();
  });
});

describe('a draft', () => {
  test('what could not be saved stays as it was typed, is tried again, and survives a reload', async () => {
    const { server, words, field, main } = await openFirst();
    const saves = () => server.calls('save_letter');
    server.answer({ save_letter: () => new Response(null, { status: 502 }) });
    fakeClock();
    await field('pt', 'body').fill('Abrimos em junho.');
    await whileTimePasses(() => saves().length).toBeGreaterThan(0);
    await said(words.writing.failed);
    const tries = saves().length;
    await vi.advanceTimersByTimeAsync(5000);
    await expect.poll(() => saves().length).toBeGreaterThan(tries);
    await expect.element(field('pt', 'body')).toHaveValue('Abrimos em junho.');
    vi.useRealTimers();

    expect(sessionStorage.length).toBe(1);
    // Another page of the same tab, from the login on.
    main.remove();
    history.replaceState(null, '', location.pathname + location.search);
    const texts = { ...written, pt: { ...written.pt, body: 'Abrimos em junho.' } };
    const { calls } = letterServer([letterOf()]);
    const { button } = await openLetters();
    await button(written.en.subject).click();
    await expect.element(field('pt', 'body')).toHaveValue('Abrimos em junho.');
    await expect.poll(() => calls('save_letter')).toMatchObject([{ texts }]);
    await expect.poll(() => sessionStorage.length).toBe(0);
  });

  test('what is typed is saved before a press on the log-out ends the session', async () => {
    const { server, text, field, button } = await openFirst();
    server.answer({ logout: () => undefined });
    stopClock();
    const subject = field('en', 'subject');
    await subject.fill('Last words');
    // Without leaving the field, as a screen reader presses.
    (button(text.logOut).element() as HTMLElement).click();
    vi.useRealTimers();
    await expect.poll(() => server.actions()).toContain('logout');
    const ends = server.actions().filter((action) => /save_letter|logout/.test(String(action)));
    expect(ends).toEqual(['save_letter', 'logout']);
    expect(server.calls('save_letter')).toMatchObject([
      { texts: { en: { subject: 'Last words' } } },
    ]);
  });

  test('near a limit it is said how many characters are left, and no more can be typed', async () => {
    const { words, field } = await openFirst();
    const subject = field('en', 'subject');
    await subject.fill('x'.repeat(79));
    expect(subject.element().getAttribute('aria-describedby')).toBe(null);
    await subject.fill('x'.repeat(letterLimits.subject - 1));
    await expect
      .element(subject)
      .toHaveAccessibleDescription(words.writing.left.one.replace('{count}', '1'));
    await userEvent.type(subject, 'yz');
    await expect.element(subject).toHaveValue(`${'x'.repeat(letterLimits.subject - 1)}y`);
    await expect.element(field('pt', 'body')).toHaveAttribute('maxlength', '20000');
    await expect.element(field('pt', 'body')).toHaveAttribute('lang', 'pt-PT');
  });

  test('what was meant as a link and is none is said beside the text', async () => {
    const { server, words, field } = await openFirst();
    await said(words.writing.saved);
    const typed = 'See [the programme](http://example.org).';
    server.answer({
      save_letter: ({ texts }) =>
        letterOf({
          texts,
          bodies: { en: bodyOf([typed], { unsupported: ['http://example.org'] }), pt: bodyOf([]) },
        }),
    });
    await field('en', 'body').fill(typed);
    await said(`${words.writing.unsupported} http://example.org`);
    await expect
      .element(field('en', 'body'))
      .toHaveAccessibleDescription(expect.stringContaining(words.writing.unsupported) as string);
  });

  test('it says how many get it in which language, and who does not and why, for both audiences', async () => {
    const { server, words } = await openFirst();
    const { audience } = words;
    const group = page.getByRole('group', { name: audience.heading });
    const radio = (each: 'dates' | 'updates') =>
      group.getByRole('radio', { name: audience.names[each], exact: true });
    await expect.element(radio('dates')).toBeChecked();
    await expect
      .element(radio('dates'))
      .toHaveAccessibleDescription(
        `${audience.meanings.dates} Goes to 12 people: 8 in English and 4 in Portuguese. Not to: 3 not confirmed and 1 off the list.`,
      );
    await expect
      .element(radio('updates'))
      .toHaveAccessibleDescription(
        `${audience.meanings.updates} Goes to 1 person: 1 in Portuguese. Not to: 3 not confirmed and 11 who did not ask for updates.`,
      );
    await radio('updates').click();
    await expect.poll(() => server.calls('save_letter')).toMatchObject([{ audience: 'updates' }]);
  });

  test('both letters are shown by day and by night, as the server read them', async () => {
    const address = 'https://example.org/programme';
    const { words } = await openFirst({
      bodies: {
        en: bodyOf([
          { tag: 'h2', parts: ['When'] },
          { tag: 'p', parts: ['<b>May</b>', { tag: 'br', parts: [] }] },
          { tag: 'ol', start: 4, parts: [{ tag: 'li', parts: ['bread'] }] },
          { tag: 'a', href: address, beside: address, parts: ['programme'] },
          { tag: 'print', name: 'lagoon', parts: [] },
        ]),
        pt: bodyOf([]),
      },
    });
    const sheet = (name: string) => page.getByRole('group', { name, exact: true });
    await expect.element(sheet('English, by night')).toBeVisible();
    const day = sheet('English, by day').element();
    const night = sheet('English, by night').element();
    for (const line of [written.en.subject, 'Dear Alice,', ...emailWords('letter', 'en').sender]) {
      expect(day.textContent).toContain(line);
    }
    expect(day.innerHTML).toContain(
      `<h5>When</h5><p>&lt;b&gt;May&lt;/b&gt;<br></p><ol start="4"><li>bread</li></ol><a href="${address}" target="_blank" rel="noreferrer">programme</a> (${address})`,
    );
    expect(day.textContent).toBe(night.textContent);
    const pictures = Array.from(night.querySelectorAll('img'), ({ alt, src }) => [alt, src]);
    expect(pictures).toEqual([
      ['', expect.stringContaining('#night')],
      ['Print of a lagoon', expect.stringContaining('#night')],
    ]);
    expect(sheet('Portuguese, by night').element().textContent).toContain(words.preview.empty);
    await clean();
    await commands.colourScheme('dark');
    expect(getComputedStyle(day).backgroundColor).toBe('rgb(246, 241, 229)');
    expect(getComputedStyle(night).backgroundColor).toBe('rgb(16, 25, 26)');
    await clean();
  });

  test('it is deleted at once, after a question, and that is said in the list', async () => {
    const { server, words, button } = await openFirst();
    await disclose(words.remove.remove);
    await said(words.remove.sure.replace('{subject}', written.en.subject));
    await button(words.remove.remove).click();
    await expect.element(page.getByText(words.remove.removed)).toHaveFocus();
    await said(words.none);
    expect(server.calls('delete_letter')).toEqual([
      { action: 'delete_letter', id: 'first', token: 'a token' },
    ]);
  });
});

describe('a test', () => {
  test('it says what the mail server did with each language, and a changed comma makes the letter untested', async () => {
    const { server, words, button, field } = await openFirst();
    await said(words.test.untested);
    server.answer({
      test_letter: () => ({
        tests: [
          { language: 'en', taken: true, words: '250 OK' },
          { language: 'pt', taken: false, words: '550 no' },
        ],
        letter: letterOf(),
      }),
    });
    await button(words.test.send).click();
    await said('English: sent to owner@example.org. The mail server said: 250 OK');
    await said('Portuguese: the mail server did not take it and said: 550 no');
    await said(words.test.untested);
    await clean();
    const tested = letterOf({ tested_at: '2026-03-01T10:00:00.000Z' });
    server.answer({
      test_letter: () => ({
        tests: [{ language: 'en', taken: true, words: '250 fine' }],
        letter: tested,
      }),
    });
    await button(words.test.send).click();
    await said(/^Tried Mar 1, 2026/);
    const saved = held(letterOf());
    server.answer({ save_letter: () => saved.promise });
    await field('en', 'body').fill('We open in May,');
    await said(words.test.untested);
    saved.letThrough();
    expect(page.getByText('250 fine').elements()).toEqual([]);
    await said(words.writing.saved);
    await said(words.test.untested);
  });

  test('a letter of which half is empty is not tried, and it is said which half', async () => {
    const { words, button, field } = await openFirst();
    await said(words.test.note.replace('{email}', 'owner@example.org'));
    await expect.element(button(words.test.send)).toBeEnabled();
    await field('pt', 'body').fill(' ');
    await said(words.test.lacking.replace('{languages}', 'Portuguese'));
    await expect.element(button(words.test.send)).toBeDisabled();
  });

  test('what is typed is saved first, and nothing is tried that could not be saved', async () => {
    const { server, text, words, button, field } = await openFirst();
    server.answer({ save_letter: () => new Response(null, { status: 502 }) });
    await field('en', 'subject').fill('New');
    await button(words.test.send).click();
    await said(text.failure.action);
    expect(server.calls('test_letter')).toEqual([]);
  });
});

describe('sending', () => {
  test('a refusal is said in a sentence', async () => {
    const { server, words, button } = await openFirst();
    for (const reason of ['incomplete', 'untested', 'busy', 'nobody'] satisfies NotSent[]) {
      server.answer({ send_letter: () => ({ sent: false, reason, recipients: 12 }) });
      await button(words.send.send).click();
      await said(words.send.refused[reason]);
      expect(server.calls('send_letter').at(-1)).toMatchObject({ id: 'first', recipients: null });
    }
  });

  test('within a day of another the number of people is typed', async () => {
    const { server, words, button, label } = await openFirst();
    server.answer({
      send_letter: ({ recipients }) =>
        recipients === 12
          ? {
              sent: true,
              letter: server.change('first', {
                state: 'due',
                send_at: new Date(Date.now() + 300_000).toISOString(),
              }),
            }
          : { sent: false, reason: 'too_soon', recipients: 12 },
    });
    expect(label(words.send.typed).elements()).toEqual([]);
    await button(words.send.send).click();
    await said(words.send.refused.too_soon.other.replace('{count}', '12'));
    await label(words.send.typed).fill('11');
    await button(words.send.send).click();
    await said(words.send.otherNumber);
    await clean();
    await label(words.send.typed).fill(' 1 2');
    await userEvent.keyboard('{Enter}');
    await said(words.course.due);
    await eventually(() => expect(focused()?.textContent).toBe(written.en.subject));
  });
});

describe('on its way', () => {
  test('due, it says who gets it, and a stop makes it a draft again', async () => {
    const send_at = new Date(Date.now() + 299_000).toISOString();
    const { server, words, button, field } = await openFirst({ state: 'due', send_at });
    await said('Goes to 12 people: 8 in English and 4 in Portuguese.');
    await button(words.course.presses.stop).click();
    await expect.element(field('en', 'subject')).toHaveValue(written.en.subject);
    await expect.poll(notification).toContain(words.course.nobody);
    expect(server.calls('stop_letter')).toMatchObject([{ id: 'first' }]);
  });

  test('due, what becomes of it is shown once it is asked for', async () => {
    const send_at = new Date(Date.now() + 86_400_000).toISOString();
    const { server, words, text, button } = await openFirst({ state: 'due', send_at });
    await said(words.course.due);
    server.change('first', { state: 'sending', emails: { queued: 9, sending: 1, sent: 2 } });
    await button(text.refresh).click();
    await said(words.course.sending);
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '2');
    server.change('first', { state: 'sent', emails: { sent: 12 } });
    await button(text.refresh).click();
    await said(words.course.archive);
    expect(page.getByRole('progressbar').elements()).toEqual([]);
  });

  test('going out, it is stopped by a press, and goes on by another', async () => {
    const emails = { queued: 9, sending: 1, sent: 2 };
    const { server, words, button } = await openFirst({ state: 'sending', emails });
    await said('2 of 12');
    await button(words.course.presses.stop).click();
    await said(/It was stopped/);
    await said(words.course.goesOn);
    await clean();
    await button(words.course.presses.resume).click();
    await said(words.course.sending);
    expect(server.calls('stop_letter')).toMatchObject([{ id: 'first' }]);
    expect(server.calls('resume_letter')).toMatchObject([{ id: 'first' }]);
  });

  test('a press that does not arrive is said', async () => {
    const { server, text, words, button } = await openFirst({
      state: 'sending',
      emails: { queued: 1 },
    });
    server.answer({ stop_letter: () => new Response(null, { status: 502 }) });
    await button(words.course.presses.stop).click();
    await said(text.failure.action);
  });
});

describe('what became of it', () => {
  test('a sent one says what came of its e-mails, and goes into the archive', async () => {
    const { server, words, label } = await openFirst({
      state: 'sent',
      send_at: '2026-03-01T10:00:00.000Z',
      ended_at: '2026-03-01T11:00:00.000Z',
      emails: { sent: 9, bounced: 2, unknown: 3, dropped: 4, skipped: 1 },
      complaints: 6,
      slugs: { en: 'dates', pt: 'datas' },
    });
    await said(words.course.became);
    const table = page.getByRole('table', { name: words.course.became });
    const rows = Array.from(table.element().querySelectorAll('tr'), (row) => row.textContent);
    expect(rows).toEqual([
      `${words.course.emails.sent}9`,
      `${words.course.emails.bounced}2`,
      `${words.course.emails.unknown}3`,
      `${words.course.emails.dropped}5`,
      `${words.course.complaints}6`,
    ]);
    await said('gone@example.org came back: 550 no such user');
    await said(`cross@example.org ${words.course.complained}`);
    await clean();
    const archive = label(words.course.archive);
    await archive.click();
    await expect.element(archive).toBeChecked();
    const read = page.getByRole('link', { name: words.course.read });
    await expect
      .element(read)
      .toHaveAttribute('href', expect.stringMatching(/^\/(letters\/dates|pt\/cartas\/datas)$/));
    await archive.click();
    await expect.element(archive).not.toBeChecked();
    await expect.element(read).not.toBeInTheDocument();
    expect(server.calls('publish_letter').map(({ is_public }) => is_public)).toEqual([true, false]);
  });
});

// The longer words, on the narrowest screen.
test('nothing is cut off at 320 CSS pixels, in any state, in Portuguese', async () => {
  const states = ['draft', 'due', 'sending', 'sent', 'stopped'] as const;
  const send_at = new Date(Date.now() + 200_000).toISOString();
  letterServer(
    states.map((state) =>
      letterOf({
        id: state,
        state,
        send_at,
        emails: { queued: 1, sent: 1, unknown: 1 },
        texts: { ...written, pt: { subject: state.repeat(20), body: 'https://'.repeat(30) } },
      }),
    ),
  );
  await page.viewport(320, 640);
  const { button, words } = await openLetters('pt');
  for (const state of states) {
    await button(state.repeat(20)).click();
    await said(words.preview.heading);
    await disclose(words.preview.heading);
    await expect.element(page.getByText(`Olá, ${words.preview.name},`).first()).toBeVisible();
    expect(cutOff(), state).toEqual([]);
    await button(words.back).click();
  }
});
