import { languages, type Language } from '../language.ts';
import { escapeHtml, fill, onOneLine } from '../text.ts';
import { templateNames, type TemplateName, type WriteLetter } from './letter.ts';

/** A letter with slots, such as `{name}`, where its fields go. */
export interface LetterTemplate {
  subject: string;
  text: string;
  html: string;
}

/** Every letter in both languages, as the build writes them. */
export type LetterTemplates = Record<TemplateName, Record<Language, LetterTemplate>>;

/** Collects the templates that `read` gives, one by one. */
export async function eachTemplate(
  read: (name: TemplateName, language: Language) => Promise<LetterTemplate>,
): Promise<LetterTemplates> {
  const both = async (name: TemplateName) =>
    Object.fromEntries(
      await Promise.all(languages.map(async (each) => [each, await read(name, each)])),
    ) as Record<Language, LetterTemplate>;
  return Object.fromEntries(
    await Promise.all(templateNames.map(async (name) => [name, await both(name)])),
  ) as LetterTemplates;
}

/** Writes letters by filling the slots of templates. */
export const fillTemplates =
  (templates: LetterTemplates): WriteLetter =>
  (name, language, slots) => {
    const template = templates[name][language];
    return {
      language,
      subject: fill(template.subject, slots, onOneLine),
      text: fill(template.text, slots),
      html: fill(template.html, slots, escapeHtml),
    };
  };
