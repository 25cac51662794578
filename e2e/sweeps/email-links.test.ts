import { expect } from 'vitest';
import { content } from '../../content/index.ts';
import { linkPurposes, type PagedPurpose } from '../../domain/email/link-pages.ts';
import { languages, type Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { headingAndButton } from '../setup/first-screen.ts';
import { validityProblems } from '../setup/page-checks.ts';
import { test } from '../setup/test-with-email.ts';
import { problemsOf } from './sweep.ts';
import { sweepOf } from './table.ts';

const link = (purpose: PagedPurpose, language: Language, token: string) =>
  `${href(purpose, language)}?t=${token}`;

/** A page for each state of each link, and the one that says that an e-mail is on its way. */
const addressesIn = (language: Language) => [
  ...linkPurposes.flatMap((purpose) =>
    ['open', 'done', 'cut'].map((token) => link(purpose, language, token)),
  ),
  link('confirm', language, 'expired'),
  href('thankYou', language),
];

for (const language of languages) {
  for (const address of addressesIn(language)) {
    test(`${address} has valid HTML and can be seen, read and used by everybody`, async ({
      visit,
      site,
    }) => {
      const html = await (await fetch(site.origin + address)).text();
      expect(await validityProblems(html)).toEqual([]);
      expect(html).toMatch(/<meta name="?robots"? content="?noindex/);
      const page = await visit(address);
      const isFirstScreen = address.includes('open');
      const wanted = isFirstScreen ? headingAndButton : [];
      if (!isFirstScreen) {
        // The banner lies over the foot of a short page until it is answered.
        const { consent } = content[language].shell;
        await page.getByRole('button', { name: consent.decline }).click();
      }
      expect(await problemsOf(page, sweepOf[language], wanted)).toEqual([]);
    });
  }
}
