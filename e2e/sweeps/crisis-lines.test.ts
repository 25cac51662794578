import { expect } from 'vitest';
import { telephones, telephonesAbroad } from '../../content/facts.ts';
import { languages } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { test } from '../setup/test.ts';

for (const language of languages) {
  for (const page of ['burnoutRecovery', 'faq'] as const) {
    const address = href(page, language);
    test(`whom to call in a crisis can be called at a press on ${address}`, async ({
      sourceOf,
    }) => {
      const called = await (
        await sourceOf(address)
      ).evaluate((document) =>
        Array.from(document.querySelectorAll('main a'), (link) => link.getAttribute('href')),
      );
      const said = language === 'en' ? [...telephones, ...telephonesAbroad] : telephones;
      const numbers = said.map((number) => `tel:${number.replaceAll(' ', '')}`);
      expect(called).toEqual(expect.arrayContaining([...numbers, 'https://findahelpline.com']));
    });
  }
}
