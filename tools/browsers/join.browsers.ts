import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { content } from '../../content/index.ts';
import { languages } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { maria } from '../../e2e/setup/form.ts';
import { pageChanges } from '../../e2e/setup/page-changes.ts';
import { startSite, type RunningSite } from '../../e2e/setup/site.ts';
import { startFirefox } from './firefox.ts';
import { key } from './web-driver.ts';
import { startWebKit } from './webkit.ts';

/** The programs that each browser needs, by their packages in Debian. */
const programs = {
  Firefox: { 'firefox-esr': 'firefox-esr' },
  WebKit: { 'webkit2gtk-driver': 'WebKitWebDriver', xvfb: 'Xvfb' },
};

/** The Debian packages without which a browser cannot be driven here. */
const missingPackages = (browser: keyof typeof programs): string[] =>
  Object.entries(programs[browser])
    .filter(([, program]) => !existsSync(`/usr/bin/${program}`))
    .map(([name]) => name);

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const browsers = { Firefox: startFirefox, WebKit: startWebKit };

for (const name of ['Firefox', 'WebKit'] as const) {
  const start = browsers[name];
  const missing = missingPackages(name);
  if (missing.length) {
    console.log(
      `${name} is left out: its programs are not installed. On Debian: sudo apt-get install ${missing.join(' ')}`,
    );
  }
  describe.skipIf(missing.length)(name, () => {
    for (const language of languages) {
      for (const scripts of [true, false]) {
        test(`a visitor reads and joins in ${language} ${scripts ? 'with' : 'without'} scripts`, async () => {
          const visitor = await start({ scripts });
          onTestFinished(visitor.quit);
          console.log(visitor.browser);
          const { home, oldDogSanctuary, waitlist, thanks } = content[language];
          const heading = () => visitor.text('h1');

          await visitor.open(site.origin + href('home', language));
          expect(await heading()).toBe(home.hero.heading);
          await visitor.type(`footer a[href="${href('oldDogSanctuary', language)}"]`, key.enter);
          await expect.poll(heading).toBe(oldDogSanctuary.heading);
          await visitor.type(`main a[href="${href('waitlist', language)}"]`, key.enter);
          await expect.poll(heading).toBe(waitlist.heading);

          const email = `${name}.${language}.${String(scripts)}@example.pt`;
          const { message, ...lines } = { ...maria, email };
          // Enter in a field of one line would send the form.
          for (const [field, text] of Object.entries({
            ...lines,
            message: message.split('\n')[0],
          })) {
            await visitor.type(`#join-form [name=${field}]`, text ?? '');
          }
          await visitor.type('#interest-consent', key.space);
          await visitor.type('#join-form form button', key.enter);
          await expect.poll(() => visitor.text('main')).toContain(thanks.text);
          expect(new URL(await visitor.address()).pathname).toBe(
            href(scripts ? 'waitlist' : 'thankYou', language),
          );
          const stored = (await site.submissions()).filter((row) => row.email === email);
          expect(stored).toMatchObject([{ name: maria.name, country: maria.country, language }]);
        });
      }
    }

    test('a visitor to a page that is translated, or changed by an extension, loses nothing', async () => {
      const visitor = await start({ scripts: true });
      onTestFinished(visitor.quit);
      const sent: string[] = [];
      for (const [place, [what, change]] of Object.entries(pageChanges).entries()) {
        const language = languages[place % 2] ?? 'en';
        const email = `${name}.${String(place)}@example.pt`;
        await visitor.open(site.origin + href(place % 4 < 2 ? 'home' : 'waitlist', language));
        await visitor.run(change);
        await visitor.type('#interest-name', maria.name);
        await expect
          .poll(() => visitor.run(() => document.querySelector('[data-form] form') === null))
          .toBe(true);
        expect(
          await visitor.run(() => {
            const field = document.activeElement as HTMLInputElement;
            return [field.id, field.value];
          }),
          what,
        ).toEqual(['interest-name', maria.name]);
        await visitor.type('#interest-email', email);
        // Once more, as React has it.
        await visitor.run(change);
        await visitor.type('#interest-consent', key.space);
        await visitor.type('#join-form form [type=submit]', key.enter);
        await expect.poll(() => visitor.text('main')).toContain(content[language].thanks.text);
        sent.push(email);
      }
      const stored = (await site.submissions()).map((row) => row.email);
      expect(stored.filter((email) => sent.includes(email)).sort()).toEqual(sent);
    });
  });
}
