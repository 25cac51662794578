import { content } from '../../content/index.ts';
import type { TemplateName } from '../../domain/letters/templates.ts';
import type { Language } from '../../domain/language.ts';
import { siteConfig } from '../../site.config.ts';

/** All words of a letter, in the order in which they are read: what its text and its HTML have in common. */
export function letterWords(name: TemplateName, language: Language) {
  const { [name]: letter, greeting, leave, controller, consent } = content[language].letters;
  const { brand, email, dataController } = siteConfig;
  return {
    ...letter,
    greeting,
    leave: name === 'already' || name.startsWith('welcome') ? leave : undefined,
    consent: name.startsWith('welcome') ? consent : undefined,
    brand,
    sender: [
      `${brand}, ${email}`,
      ...(dataController
        ? [`${controller}: ${dataController.name}, ${dataController.postalAddress}`]
        : []),
    ],
  };
}

export type LetterWords = ReturnType<typeof letterWords>;
