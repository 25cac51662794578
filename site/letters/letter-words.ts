import { content } from '../../content/index.ts';
import { lettersToAnyone } from '../../domain/letters/letter.ts';
import type { TemplateName } from '../../domain/letters/templates.ts';
import type { Language } from '../../domain/language.ts';
import { siteConfig } from '../../site.config.ts';

const isToAnyone = (name: TemplateName) =>
  lettersToAnyone.some((kind) => name === kind || name === `${kind}WithUpdates`);

/** The letters whose reader has no data to see: they have the link itself, or nothing is kept about their address. */
const withoutMyData: readonly TemplateName[] = [
  'ownData',
  'newAddress',
  'addressChanged',
  'farewellErased',
];

/** The letters that leaving the list ends. */
const toTheList: readonly TemplateName[] = ['welcome', 'welcomeWithUpdates', 'already'];

/** Where the button of a letter leads: the slots of its address. */
const buttonUrl = (name: TemplateName): string => {
  if (name === 'ownData') return '{ownDataUrl}';
  return name === 'newAddress' ? '{newAddressUrl}' : '{confirmUrl}';
};

/** All words of a letter, in the order in which they are read: what its text and its HTML have in common. */
export function letterWords(name: TemplateName, language: Language) {
  const { letters } = content[language];
  const { [name]: letter, leave, myData, controller, consent } = letters;
  const { brand, email, dataController } = siteConfig;
  return {
    ...letter,
    button: letter.button && { ...letter.button, url: buttonUrl(name) },
    greeting: isToAnyone(name) ? letters.greetingToAnyone : letters.greeting,
    leave: [...toTheList, 'ownData'].includes(name) ? leave : undefined,
    myData: withoutMyData.includes(name) ? undefined : myData,
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
