import { expect } from 'vitest';
import { content } from '../../../content/index.ts';
import { stepsWithEmail } from '../../../content/after-joining.ts';
import type { Language } from '../../../domain/language.ts';
import { type PagedPurpose } from '../../../domain/email/link-pages.ts';
import { href } from '../../../domain/routes.ts';
import { interestForm } from '../../setup/form.ts';
import { onOneLine } from '../../../domain/text.ts';
import { test } from '../../setup/test-with-email.ts';

const link = (purpose: PagedPurpose, language: Language, token: string) =>
  `${href(purpose, language)}?t=${token}`;

for (const [language, scripts] of [
  ['en', true],
  ['pt', false],
] as const) {
  test(`who joins is told where an e-mail is on its way to, and what to do if it does not come, in ${language}`, async ({
    visit,
    site,
  }) => {
    const page = await visit(href('waitlist', language), { scripts });
    const join = interestForm(page, language);
    if (scripts) await join.whenInteractive();
    const email = `Ana+${language}${String(scripts)}@example.pt`;
    await join.fill({ name: 'Ana', email });
    await join.consent.check();
    await join.submit.click();
    if (scripts) await join.thanks.waitFor();
    else await page.waitForURL(`**${href('thankYou', language)}`);

    const { afterJoining, emailOnItsWay, thankYou } = content[language];
    const to = scripts ? email : thankYou.theAddress;
    const steps = stepsWithEmail(afterJoining, emailOnItsWay, to);
    const shown = await page.locator('main ol > li').allInnerTexts();
    expect(shown.map(onOneLine)).toEqual(steps.map(onOneLine));
    expect(onOneLine(await page.locator('main').innerText())).not.toContain(
      onOneLine(afterJoining.steps[0] ?? ''),
    );
    expect((await site.submissions()).map((row) => row.email)).toContain(email);
  });
}

// The pages of the other links have the same template: the sweep shows their buttons, and
// server/my-data/email-links.test.ts what a press does.
test('who opens a link to confirm finds its button focused, presses it by Enter, and may press again', async ({
  visit,
}) => {
  const words = content.en.confirm;
  const address = link('confirm', 'en', 'open');
  // Without the fade from page to page, of which a page in the background complains.
  const page = await visit(address, { reducedMotion: 'reduce' });
  const heading = page.locator('h1');
  const inATab = await page.context().newPage();
  await inATab.goto(address);
  expect(onOneLine(await heading.innerText())).toBe(words.open.heading);
  const button = page.getByRole('button', { name: words.open.action });
  expect(await page.locator(':focus').innerText()).toBe(words.open.action);
  await button.press('Enter');
  await heading.getByText(words.done.heading).waitFor();
  expect(new URL(page.url()).search).toBe(new URL(address, page.url()).search);

  await inATab.getByRole('button', { name: words.open.action }).click();
  await inATab.locator('h1').getByText(words.done.heading).waitFor();
  await page.goto(address);
  expect(onOneLine(await heading.innerText())).toBe(words.done.heading);
  await page.getByRole('link', { name: words.done.action }).click();
  await page.waitForURL(`**${href('home', 'en')}`);
});

test('who comes too late asks for a new link, in Portuguese and without JavaScript', async ({
  visit,
}) => {
  const { expired, sentAgain } = content.pt.confirm;
  const page = await visit(link('confirm', 'pt', 'expired'), { scripts: false });
  expect(onOneLine(await page.locator('h1').innerText())).toBe(expired.heading);
  await page.getByRole('button', { name: expired.action }).click();
  await page.locator('h1').getByText(sentAgain.heading).waitFor();
});

test('a link that is not known leads on', async ({ visit }) => {
  const { confirm, unsubscribe } = content.en;
  const page = await visit(link('confirm', 'en', 'cut'));
  const join = page.locator('main').getByRole('link', { name: confirm.unknown.action });
  expect(await join.getAttribute('href')).toBe(href('waitlist', 'en'));
  await page.goto(link('unsubscribe', 'en', 'cut'));
  const write = page.locator('main a[href^="mailto:"]');
  expect(onOneLine(await write.innerText())).toBe(unsubscribe.unknown.action);
});
