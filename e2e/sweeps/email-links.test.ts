import { expect } from 'vitest';
import { asShipped } from '../../content/as-shipped.fixture.ts';
import { content } from '../../content/index.ts';
import { linkPurposes, type PagedPurpose } from '../../domain/email/link-pages.ts';
import type { Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { headingAndButton } from '../setup/first-screen.ts';
import { validityProblems } from '../setup/validity.ts';
import { test } from '../setup/test-with-email.ts';
import { problemsOf } from './sweep.ts';
import { everything, languagesOfStates, sweepOfState } from './table.ts';

const link = (purpose: PagedPurpose, language: Language, token: string) =>
  `${href(purpose, language)}?t=${token}`;

/**
 * A page for each state of each link, and the one that says that an e-mail is on its way: first
 * what is read without scrolling.
 */
const addressesIn = (language: Language) => [
  ...linkPurposes.map((purpose) => link(purpose, language, 'open')),
  // One template; the words of the other links wait for the night.
  ...linkPurposes
    .slice(0, everything ? Infinity : 1)
    .flatMap((purpose) => ['done', 'cut'].map((token) => link(purpose, language, token))),
  link('confirm', language, 'expired'),
  href('thankYou', language),
];

for (const language of languagesOfStates) {
  test(
    `pages behind links of e-mails have valid HTML and can be seen, read and used by everybody, in ${language}`,
    { timeout: 240_000 },
    async ({ visit, site }) => {
      const page = await visit('/robots.txt');
      const banner = page.getByRole('button', { name: content[language].shell.consent.decline });
      for (const address of addressesIn(language)) {
        const html = await (await fetch(site.origin + address)).text();
        expect(await validityProblems(html), address).toEqual([]);
        expect(html, address).toMatch(/<meta name="?robots"? content="?noindex/);
        await page.goto(address);
        const isFirstScreen = address.includes('open');
        // The banner lies over the foot of a short page until it is answered.
        if (!isFirstScreen && (await banner.isVisible())) await banner.click();
        // A longer name may push the button further down.
        const wanted = isFirstScreen && asShipped ? headingAndButton : [];
        expect(await problemsOf(page, sweepOfState, wanted), address).toEqual([]);
      }
    },
  );
}
