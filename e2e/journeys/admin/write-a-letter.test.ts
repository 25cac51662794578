import { join } from 'node:path';
import { expect } from 'vitest';
import { content } from '../../../content/index.ts';
import type { LetterState, LetterTest } from '../../../domain/letter.ts';
import { languages, type Language } from '../../../domain/language.ts';
import { archivePaths } from '../../../domain/letters-archive.ts';
import { href } from '../../../domain/routes.ts';
import { openStore } from '../../../server/admin/admin.fixture.ts';
import { now, password, startApp } from '../../../server/app.fixture.ts';
import { listen } from '../../../server/http/listen.ts';
import { loadSite } from '../../../server/http/pages/built-site.ts';
import { createRenderers } from '../../../server/http/pages/render-on-demand.ts';
import { byOwner } from '../../../server/db/samples.fixture.ts';
import { sendDue, subscribe } from '../../../server/letters/letters.fixture.ts';
import { axeProblems } from '../../setup/axe.ts';
import { logIn, showView } from '../../setup/admin.ts';
import { reflowProblems } from '../../setup/reflow.ts';
import { test } from '../../setup/test.ts';
import { unsubscribe } from '../../../server/subscribers/unsubscribe.ts';

const dist = join(import.meta.dirname, '../../../dist');

/** The built site on a store with three people, whose clock and mail server are the test's. */
async function startSiteOfThree() {
  const store = await openStore();
  await subscribe(store, ['ana@example.org', 'rui@example.org'], now, { language: 'en' });
  await subscribe(store, ['eva@example.org'], now, { language: 'pt' });
  const time = { now };
  const mail = { taken: false };
  const sendTest = async (): Promise<LetterTest[]> =>
    languages.map((language) => ({ language, taken: mail.taken, words: `said ${language}` }));
  const { app } = await startApp({
    store,
    emailsAreOn: true,
    clock: () => time.now,
    letterMail: { needs: [], ownerEmail: 'owner@example.org', sendTest },
    site: await loadSite(dist),
    ...(await createRenderers(join(dist, 'server/entry.mjs'))),
  });
  const origin = await listen(app, { host: '127.0.0.1', port: 0 });
  return { store, time, mail, origin };
}

test('the owner writes a letter in both languages, tries, sends and stops it, lets it go on, and sees whom it did not reach', async ({
  visit,
}) => {
  const { store, time, mail, origin } = await startSiteOfThree();
  const page = await visit(origin + href('admin', 'en'));
  await logIn(page, { username: 'olga', password });
  const { dashboard } = content.en.admin;
  const words = dashboard.letters;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const field = (language: Language, name: 'subject' | 'body') =>
    page
      .getByRole('group', { name: dashboard.languages[language], exact: true })
      .getByLabel(words.writing[name], { exact: true });
  const said = (state: LetterState) =>
    page.getByRole('status').filter({ hasText: `${words.states[state]}.` });
  await showView(page, 'en', 'letters');

  await page.getByText(words.none).waitFor();
  await press(words.write);
  await field('en', 'subject').fill('The first dates');
  await field('en', 'body').fill('## When\n\n<b>May</b>, see [this](http://example.org).');
  await field('pt', 'subject').fill('As primeiras datas');
  await page.getByText(words.test.lacking.replace('{languages}', 'Portuguese')).waitFor();
  await field('pt', 'body').fill('Em maio.');
  await press(words.writing.save);
  await page.getByText(words.writing.saved).waitFor();
  await page.getByText('People who get it: 3, of whom 2 in English').first().waitFor();
  await page.getByText(`${words.writing.unsupported} http://example.org`).waitFor();
  const sheet = page.getByRole('group', { name: 'The letter in English' });
  await sheet.getByRole('heading', { name: 'When' }).waitFor();
  expect(await sheet.innerText()).toContain('<b>May</b>');
  expect(await axeProblems(page)).toEqual([]);

  await press(words.send.send);
  await page.getByText(words.send.refused.untested).waitFor();
  await press(words.test.send);
  await page.getByText('Portuguese: the mail server did not take it and said: said pt').waitFor();
  mail.taken = true;
  await field('en', 'body').fill('In May.');
  await page.getByText(words.test.untested).waitFor();
  await press(words.test.send);
  await page.getByText('English: sent. The mail server said: said en').waitFor();
  await page.getByText(/^Tried /).waitFor();
  await press(words.send.send);
  await said('due').waitFor();
  await press(words.course.stop);
  await said('draft').and(page.locator(':focus')).waitFor();
  await press(words.send.send);
  await said('due').waitFor();

  time.now = new Date(now.getTime() + 5 * 60_000);
  await store.letters.advance(time.now);
  const [first] = await sendDue(store, time.now, 1);
  const leaving = first === 'ana@example.org' ? 'rui@example.org' : 'ana@example.org';
  await page.getByText('1 of 3').waitFor();
  await press(words.course.stop);
  await said('stopped').and(page.locator(':focus')).waitFor();
  expect(await sendDue(store, time.now)).toEqual([]);
  await byOwner(store, unsubscribe, leaving, time.now);
  await press(words.course.resume);
  await said('sending').and(page.locator(':focus')).waitFor();
  await sendDue(store, time.now);
  await store.letters.advance(time.now);
  await page.getByText(words.course.returns).waitFor();
  await page.getByRole('listitem').filter({ hasText: leaving }).waitFor();
  expect(await axeProblems(page)).toEqual([]);

  await press(words.course.archive.show);
  await page.getByRole('link', { name: words.course.archive.read }).click();
  await page.getByRole('heading', { name: 'The first dates' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`${archivePaths.en}/the-first-dates`);
});

test('a letter that could not be saved is saved later, is read on a narrow screen, and is deleted after a question', async ({
  visit,
}) => {
  const { origin } = await startSiteOfThree();
  const page = await visit(origin + href('admin', 'pt'), { expectedErrors: /502/ });
  const owner = { username: 'olga', password };
  await logIn(page, owner);
  const { dashboard } = content.pt.admin;
  const words = dashboard.letters;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const subject = page
    .getByRole('group', { name: dashboard.languages.pt, exact: true })
    .getByLabel(words.writing.subject, { exact: true });
  await showView(page, 'pt', 'letters');
  await press(words.write);
  await page.getByText(words.writing.saved).waitFor();
  await page.route('**/admin-auth', (route) =>
    route.request().postData()?.includes('save_letter')
      ? route.fulfill({ status: 502 })
      : route.fallback(),
  );
  const typed = 'As primeiras datas';
  await subject.fill(typed);
  await press(words.back);
  await page.getByText(words.writing.failed).waitFor();
  await page.unroute('**/admin-auth');
  await press(words.back);
  await press(typed);
  expect(await subject.inputValue()).toBe(typed);
  expect(await reflowProblems(page)).toEqual([]);

  await subject.fill('Últimas palavras');
  await press(dashboard.logOut);
  await logIn(page, owner);
  await showView(page, 'pt', 'letters');
  await press('Últimas palavras');
  await page.getByText(words.remove.remove, { exact: true }).click();
  await press(words.remove.remove);
  await page.getByText(words.remove.removed).waitFor();
  await page.getByText(words.none).waitFor();
});
