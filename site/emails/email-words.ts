import { ownersAnswers } from '../../content/facts.ts';
import { content } from '../../content/index.ts';
import { describeTemplate, type TemplateName } from '../../domain/email/emails.ts';
import type { Language } from '../../domain/language.ts';
import { siteConfig } from '../../site.config.ts';

/**
 * All words of an e-mail, in the order in which they are read: what its text and its HTML have in
 * common.
 */
export function emailWords(name: TemplateName, language: Language) {
  const { emails } = content[language];
  const { [name]: mail, links, controller } = emails;
  const { foot, toAnyone } = describeTemplate(name);
  const { brand, email, dataController } = siteConfig;
  return {
    ...mail,
    greeting: toAnyone ? emails.greetingToAnyone : emails.greeting,
    unsubscribe: foot.includes('unsubscribe') ? links.unsubscribe : undefined,
    myData: foot.includes('consent')
      ? links.consent
      : foot.includes('myData')
        ? links.myData
        : undefined,
    policy: foot.includes('policy') ? links.policy : undefined,
    brand,
    sender: [
      [ownersAnswers.whoWrites?.[language], brand, email].filter(Boolean).join(', '),
      ...(dataController
        ? [`${controller}: ${dataController.name}, ${dataController.postalAddress}`]
        : []),
    ],
  };
}

export type EmailWords = ReturnType<typeof emailWords>;
