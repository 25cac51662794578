import { languages, type Language } from '../language.ts';
import type { LetterFields, LetterKind, WriteLetter } from './letter.ts';

/** A text for each letter, and for each choice that changes its words. */
export const templateNames = [
  'confirm',
  'confirmWithUpdates',
  'welcome',
  'welcomeWithUpdates',
  'already',
  'farewell',
  'farewellErased',
  'ownData',
  'newAddress',
  'addressChanged',
] as const;
export type TemplateName = (typeof templateNames)[number];

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

function nameOf(kind: LetterKind, fields: LetterFields[LetterKind]): TemplateName {
  if (kind === 'farewell' && 'isErased' in fields && fields.isErased) return 'farewellErased';
  if (kind !== 'confirm' && kind !== 'welcome') return kind;
  return 'wantsUpdates' in fields && fields.wantsUpdates ? `${kind}WithUpdates` : kind;
}

/** Writes letters by filling the slots of templates. */
export const fillTemplates =
  (templates: LetterTemplates): WriteLetter =>
  (kind, language, fields) => {
    const template = templates[nameOf(kind, fields)][language];
    return {
      language,
      subject: fill(template.subject, fields, onOneLine),
      text: fill(template.text, fields, (value) => value),
      html: fill(template.html, fields, escapeHtml),
    };
  };

/** In one pass, so that what a stranger typed is no slot itself. */
const fill = (template: string, fields: object, write: (value: string) => string): string =>
  template.replace(/\{(\w+)\}/g, (slot, field: string) => {
    const value: unknown = Object.hasOwn(fields, field)
      ? fields[field as keyof typeof fields]
      : undefined;
    return typeof value === 'string' ? write(value) : slot;
  });

/** A line break in a header begins another header. */
const onOneLine = (value: string): string => value.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const escapeHtml = (value: string): string =>
  value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
