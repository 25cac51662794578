import { content } from '../../content/index.ts';
import { describeTemplate, type TemplateName } from '../../domain/letters/letter.ts';
import type { Language } from '../../domain/language.ts';
import { siteConfig } from '../../site.config.ts';

/** All words of a letter, in the order in which they are read: what its text and its HTML have in common. */
export function letterWords(name: TemplateName, language: Language) {
  const { letters } = content[language];
  const { [name]: letter, leave, myData, controller, consent } = letters;
  const { foot, toAnyone, receipt } = describeTemplate(name);
  const { brand, email, dataController } = siteConfig;
  return {
    ...letter,
    greeting: toAnyone ? letters.greetingToAnyone : letters.greeting,
    leave: foot.includes('unsubscribe') ? leave : undefined,
    myData: foot.includes('myData') ? myData : undefined,
    consent: receipt && consent,
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
