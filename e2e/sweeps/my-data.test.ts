import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { content } from '../../content/index.ts';
import { href } from '../../domain/routes.ts';
import { headingAndButton } from '../setup/first-screen.ts';
import { validityProblems } from '../setup/validity.ts';
import { test } from '../setup/test-with-mailbox.ts';
import { problemsOf } from './sweep.ts';
import { everything, languagesOfStates, sweepOfState } from './table.ts';

for (const language of languagesOfStates) {
  test(
    `one’s data has valid HTML in every state, and can be seen, read and used by everybody, in ${language}`,
    { timeout: 240_000 },
    async ({ visit, mailbox, site }) => {
      const { myData, interestForm, shell } = content[language];
      const email = `state-${language}@example.org`;
      const link = await mailbox.askAsMember(language, email);
      const page = await visit(href('myData', language), {
        // What a browser says of a form that comes back.
        expectedErrors: /status of 422/,
      });
      // It would lie over the end of a short page.
      await page.getByRole('button', { name: shell.consent.decline }).click();
      const check = async (state: string, wanted = state === 'open' ? headingAndButton : []) => {
        expect(await page.locator('meta[name=robots][content=noindex]').count()).toBe(1);
        expect(await problemsOf(page, sweepOfState, wanted), state).toEqual([]);
      };
      /** Goes to a state as its form does, and looks at its source. */
      const post = async (fields: Record<string, string>) => {
        const state = JSON.stringify(fields);
        const answer = await fetch(site.origin + link, {
          method: 'POST',
          body: new URLSearchParams(fields),
        });
        expect(await validityProblems(await answer.text()), state).toEqual([]);
        await page.goto(link);
        await page.evaluate((all) => {
          const form = document.createElement('form');
          form.method = 'post';
          for (const [name, value] of Object.entries(all)) {
            const input = document.createElement('input');
            Object.assign(input, { name, value, type: 'hidden' });
            form.append(input);
          }
          document.body.append(form);
          form.submit();
        }, fields);
        await page.waitForLoadState();
        await page.locator('main h1').waitFor();
        await check(state);
      };
      await page.getByLabel(myData.ask.field.label, { exact: true }).fill('ana@nowhere');
      await page.getByRole('button', { name: myData.ask.action }).click();
      await page.getByText(interestForm.rules['email.invalid']).waitFor();
      await check('refused');
      await page.goto(link);
      await check('open');
      await post({ action: 'show' });
      const submission = await page.locator('input[name=submission]').first().inputValue();
      if (everything) await post({ action: 'correct', submission });
      const wrong = { name: '', country: 'x'.repeat(101) };
      await post({ action: 'correct', submission, confirmed: 'yes', ...wrong });
      await post({ action: 'email' });
      await post({ action: 'updatesOff', confirmed: 'yes' });
      await mailbox.join(language, email);
      // The page on which they are asked again is that of `erase`.
      if (everything) await post({ action: 'delete', submission });
      await post({ action: 'delete', submission, confirmed: 'yes' });
      await post({ action: 'erase' });
      await page.goto(`${href('myData', language)}?t=cut`);
      await check('unknown');
      expireLinks(site.dataDir);
      await page.goto(link);
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      expect(heading).toBe(myData.expired.heading);
      await check('expired');
    },
  );
}

/** Lets all links run out. */
function expireLinks(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'raiz-do-vau.sqlite'), { timeout: 5000 });
  database
    .prepare("UPDATE email_links SET expires_at = ? WHERE purpose = 'myData'")
    .run(new Date(0).toISOString());
  database.close();
}
