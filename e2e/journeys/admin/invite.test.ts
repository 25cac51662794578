import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect } from 'vitest';
import { content } from '../../../content/index.ts';
import { longDate } from '../../../content/formats.ts';
import { href } from '../../../domain/routes.ts';
import { onOneLine } from '../../../domain/text.ts';
import { dayAfter, dayMs, endOfLisbonDay, lisbonDay } from '../../../domain/time.ts';
import { openStore } from '../../../server/admin/admin.fixture.ts';
import { now, password, startApp } from '../../../server/app.fixture.ts';
import { holder, hold } from '../../../server/email/deliver.fixture.ts';
import { emailConfig } from '../../../server/email/emails.fixture.ts';
import { createMakeMessage } from '../../../server/email/message.ts';
import { createPrepareEmail } from '../../../server/email/prepare-email.ts';
import { loadEmails } from '../../../server/email/render-email.ts';
import { listen } from '../../../server/http/listen.ts';
import { loadSite } from '../../../server/http/pages/built-site.ts';
import { createRenderers } from '../../../server/http/pages/render-on-demand.ts';
import { subscribe } from '../../../server/letters/letters.fixture.ts';
import { createRehearse } from '../../../server/waves/rehearse.ts';
import { createWriteOffer } from '../../../server/waves/write-offer.ts';
import { axeProblems } from '../../setup/axe.ts';
import { logIn, showView } from '../../setup/admin.ts';
import { test } from '../../setup/test.ts';

const dist = join(import.meta.dirname, '../../../dist');

/** The built site on a store with three people, its clock, and what its e-mails say. */
async function startSiteOfThree() {
  const store = await openStore();
  const time = { now };
  await subscribe(store, ['ana@example.org'], now, { language: 'en', name: 'Ana' });
  await subscribe(store, ['rui@example.org', 'eva@example.org'], now, { language: 'pt' });
  const renderEmail = await loadEmails(dist);
  const { app } = await startApp({
    store,
    emailsAreOn: true,
    clock: () => time.now,
    letterMail: { needs: [], ownerEmail: undefined, sendTest: async () => [] },
    rehearseWave: createRehearse(renderEmail),
    site: await loadSite(dist),
    ...(await createRenderers(join(dist, 'server/entry.mjs'))),
  });
  const origin = await listen(app, { host: '127.0.0.1', port: 0 });
  const prepare = createPrepareEmail(
    renderEmail,
    createMakeMessage(emailConfig('smtp://127.0.0.1')),
    origin,
    () => Promise.reject(new Error('no letter is sent here')),
    createWriteOffer(store.waves),
  );
  /** Sends what is due, as the sender does. @returns the e-mails by their addressees' names */
  const sendAll = async () => {
    const { outbox } = store.emails;
    await store.waves.advance(time.now);
    await hold(store, time.now);
    const sent = new Map<string, Awaited<ReturnType<typeof PostalMime.parse>>>();
    for (const mail of await outbox.due(time.now, 100)) {
      const { message, links } = await prepare(mail, time.now);
      await outbox.begin(mail, holder, time.now, links);
      await outbox.end(mail.id, holder, time.now, { outcome: 'sent', words: '' }, time.now);
      sent.set(`${mail.kind} ${mail.email}`, await PostalMime.parse(message));
    }
    await outbox.release(holder);
    await store.waves.advance(time.now);
    return sent;
  };
  return { store, time, origin, sendAll };
}

/** The link in the text of an e-mail. */
const linkIn = (mail: { text?: string | undefined } | undefined): string =>
  /^http\S+\?t=\S+$/m.exec(mail?.text ?? '')?.[0] ?? '';

test('the owner makes, rehearses and starts a wave, a guest accepts for two, another lets it lapse, the next is invited, and the accepted are exported', async ({
  visit,
}) => {
  const { time, origin, sendAll } = await startSiteOfThree();
  const desk = await visit(origin + href('admin', 'en'));
  await logIn(desk, { username: 'olga', password });
  await showView(desk, 'en', 'waves');
  const { dashboard } = content.en.admin;
  const words = dashboard.waves;
  const lastDay = dayAfter(lisbonDay(now), 60);
  await desk.getByText(words.draft.heading, { exact: true }).click();
  for (const [language, title] of [
    ['en', 'Pilot week'],
    ['pt', 'Semana-piloto'],
  ] as const) {
    const group = desk.getByRole('group', { name: dashboard.languages[language] });
    await group.getByLabel(words.draft.title).fill(title);
    await group.getByLabel(words.draft.details).fill('Five days; <b>350 €</b>.');
  }
  await desk.getByLabel(words.draft.places).fill('3');
  await desk.getByLabel(words.draft.set_apart).fill('1');
  await desk.getByLabel(words.draft.last_day).fill(lastDay);
  await desk.getByRole('button', { name: words.draft.save }).click();
  await desk.getByRole('heading', { name: 'Pilot week: Draft' }).waitFor();
  const until = dayAfter(lisbonDay(now), 7);
  await desk.getByText(`Portuguese: Um lugar para si até ${longDate(until, 'pt')}`).click();
  await desk.getByText('Chegou a sua vez').waitFor();
  // What is pressed is not below the header.
  await desk.evaluate(() => scrollTo(0, 0));
  expect(await axeProblems(desk)).toEqual([]);
  expect(await sendAll()).toEqual(new Map());

  await desk.getByText(words.presses.start, { exact: true }).click();
  await desk.getByRole('button', { name: words.presses.start, exact: true }).click();
  await desk.getByText(words.done.start).waitFor();
  const invited = await sendAll();
  expect([...invited.keys()]).toEqual(['invitation ana@example.org', 'invitation rui@example.org']);

  const { invitation } = content.en;
  const ofAna = invited.get('invitation ana@example.org');
  expect(ofAna?.subject).toBe(`A place for you until ${longDate(until, 'en')}: Pilot week`);
  const guest = await visit(linkIn(ofAna), { scripts: false, device: 'phone' });
  expect(onOneLine(await guest.locator('h1').innerText())).toBe('A place for you: Pilot week');
  await guest.getByText('Five days; <b>350 €</b>.').waitFor();
  await guest.getByLabel(invitation.open.two).check();
  await guest.getByRole('button', { name: invitation.open.action }).click();
  await guest.getByText('two guests at Pilot week').waitFor();
  const accepted = (await sendAll()).get('placeAccepted ana@example.org');
  expect(accepted?.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar');
  const file = guest.waitForEvent('download');
  await guest.getByRole('button', { name: invitation.accepted.action }).click();
  expect((await file).suggestedFilename()).toBe('calendar.ics');

  time.now = new Date(endOfLisbonDay(until).getTime() - dayMs);
  expect([...(await sendAll()).keys()]).toEqual(['invitationReminder rui@example.org']);
  time.now = new Date(endOfLisbonDay(until).getTime() + dayMs);
  expect([...(await sendAll()).keys()]).toEqual([
    'placeLapsed rui@example.org',
    'invitation eva@example.org',
  ]);
  const late = await visit(linkIn(invited.get('invitation rui@example.org')), { scripts: false });
  await late.getByText(content.pt.invitation.lapsed.heading).waitFor();

  await logIn(await reload(desk), { username: 'olga', password });
  await showView(desk, 'en', 'waves');
  await desk.getByRole('button', { name: `${words.presses.settle}: Ana` }).click();
  await desk.getByText(words.done.settle).waitFor();
  expect(await axeProblems(desk)).toEqual([]);
  await desk.getByText(words.export, { exact: true }).click();
  await desk.getByLabel(dashboard.proof.password).fill(password);
  const exported = desk.waitForEvent('download');
  await desk.getByRole('button', { name: words.export }).click();
  const stream = await (await exported).createReadStream();
  const text = (await stream.toArray()).join('');
  expect(text).toContain('"Ana","ana@example.org","en","settled"');
  expect(text).not.toContain('rui@example.org');
});

/** Ends the session, as every reload does: it would have ended meanwhile. */
async function reload<Page extends { reload: () => Promise<unknown> }>(page: Page): Promise<Page> {
  await page.reload();
  return page;
}
