import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { content } from '../../../content/index.ts';
import { languageTag, type Language } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { onOneLine } from '../../../domain/text.ts';
import { test } from '../../setup/test-with-mailbox.ts';

/** What a browser says of a form that comes back. */
const rejected = /status of 422/;

const textOf = async (page: Page) => onOneLine(await page.locator('main').innerText());

/** Presses a button, and waits for the page whose heading, which has the focus, says so. */
async function press(page: Page, label: string, heading: string): Promise<void> {
  await page.locator('main').getByRole('button', { name: label, exact: true }).first().click();
  await said(page, heading);
}

async function said(page: Page, heading: string): Promise<void> {
  await expect.poll(async () => onOneLine(await page.locator('h1').innerText())).toBe(heading);
  await expect
    .poll(async () => onOneLine(await page.locator(':focus').first().innerText()))
    .toBe(heading);
}

/** Opens the link of an e-mail and shows what is behind it. */
async function showData(page: Page, language: Language): Promise<void> {
  const { open, shown } = content[language].myData;
  expect(onOneLine(await page.locator(':focus').innerText())).toBe(open.action);
  await page.locator(':focus').press('Enter');
  await said(page, shown.heading);
}

test('a person asks for the link, sees what is kept, corrects it and takes it along', async ({
  visit,
  mailbox,
}) => {
  const { myData, interestForm } = content.pt;
  const { actions } = myData;
  const email = 'ana@example.org';
  await mailbox.join('pt', email, { country: 'Portugal', message: 'Olá,\nבוקר טוב' });
  const page = await visit(href('myData', 'pt'), { scripts: false, expectedErrors: rejected });
  await page.getByLabel(myData.ask.field.label, { exact: true }).fill(email.toUpperCase());
  await page.getByRole('button', { name: myData.ask.action }).click();
  await page.locator('h1').getByText(myData.sent.heading).waitFor();
  expect(await textOf(page)).not.toContain(email);

  await page.goto(await mailbox.linkTo('myData', email));
  await showData(page, 'pt');
  const shown = await textOf(page);
  for (const words of [email, 'Ana Lopes', 'Portugal', 'Olá, בוקר טוב']) {
    expect(shown).toContain(words);
  }
  expect(shown).toContain(myData.shown.emails.kinds.myData);
  const month = (tag: string) => new Intl.DateTimeFormat(tag, { month: 'long' }).format();
  expect(shown).toContain(month(languageTag.pt));
  expect(shown).not.toContain(month(languageTag.en));

  const { correct } = actions;
  await press(page, myData.shown.submissions.correct, correct.heading);
  const name = page.getByLabel(interestForm.fields.name.label);
  expect(await name.inputValue()).toBe('Ana Lopes');
  await name.fill(' '); // the browser itself asks for a letter at least
  await page.getByLabel(interestForm.fields.profession.label).fill('Padeira');
  await page.getByRole('button', { name: correct.action }).click();
  await page.getByText(interestForm.rules['name.required']).waitFor();
  expect(await page.locator(':focus').getAttribute('name')).toBe('name');
  expect(await page.getByLabel(interestForm.fields.profession.label).inputValue()).toBe('Padeira');
  await name.fill('Ana Maria Lopes');
  await press(page, correct.action, correct.done.heading);
  expect(await textOf(page)).toContain('Ana Maria Lopes');
  expect(await textOf(page)).toContain('Padeira');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: actions.download.button }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(actions.download.fileName);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as object;
  expect(data).toMatchObject({
    submissions: [{ name: 'Ana Maria Lopes', profession: 'Padeira', message: 'Olá,\nבוקר טוב' }],
  });
});
test('a person chooses language and news, leaves the list, and has everything deleted, in Portuguese and without JavaScript', async ({
  visit,
  mailbox,
  site,
}) => {
  const email = 'rui@example.org';
  const { myData } = content.pt;
  const { actions } = myData;
  const page = await visit(await mailbox.askAsMember('pt', email), { scripts: false });
  await showData(page, 'pt');
  const change = actions.languageEn;
  await press(page, change.button, change.heading);
  await press(page, actions.back, myData.shown.heading);
  await press(page, change.button, change.heading);
  await press(page, change.action, change.done.heading);
  expect(await textOf(page)).toContain(myData.shown.standing.languages.en);

  for (const updates of [actions.updatesOff, actions.updatesOn]) {
    await press(page, updates.button, updates.heading);
    await press(page, updates.action, updates.done.heading);
  }
  await press(page, actions.unsubscribe.button, actions.unsubscribe.heading);
  await press(page, actions.unsubscribe.action, actions.unsubscribe.done.heading);
  expect((await site.submissions()).map((row) => row.email)).toContain(email);

  await press(page, actions.erase.button, actions.erase.heading);
  await press(page, actions.erase.action, myData.erased.heading);
  expect(await textOf(page)).toContain(myData.erased.receipt);
  expect(await page.content()).not.toContain(email);
  await page.reload();
  await said(page, myData.erased.heading);
  expect((await site.submissions()).map((row) => row.email)).not.toContain(email);
});

const { myData, interestForm } = content.en;

test('what a stranger typed is text, in every field and state', async ({ visit, mailbox }) => {
  const hostile = `"><script>fetch('/caught')</script><img src=x onerror="fetch('/caught')">\u202E10 km e-mail`;
  const says = { name: hostile, country: hostile, profession: hostile, message: hostile };
  const link = await mailbox.askAsMember('en', "hostile+'--@example.org", says);
  const page = await visit(link, { expectedErrors: rejected });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await showData(page, 'en');
  expect(await page.locator('main bdi').allTextContents()).toEqual(
    expect.arrayContaining([hostile, hostile, hostile, hostile]),
  );
  await press(page, myData.shown.submissions.correct, myData.actions.correct.heading);
  expect(await page.getByLabel(interestForm.fields.message.label).inputValue()).toBe(hostile);
  expect(await page.locator('main img[src=x]').count()).toBe(0);
  await page.goto(href('myData', 'en'));
  const email = page.getByLabel(myData.ask.field.label, { exact: true });
  await email.evaluate((input: HTMLInputElement) => {
    input.type = 'text';
  });
  await email.fill(hostile);
  await page.getByRole('button', { name: myData.ask.action }).click();
  await page.getByText(interestForm.rules['email.invalid']).waitFor();
  expect(await page.locator('input[name=email]').inputValue()).toBe(hostile);
  expect(await page.locator('main img[src=x]').count()).toBe(0);
  expect(asked.filter((url) => /caught|\/x$/.test(url))).toEqual([]);
});
