import { hash } from 'node:crypto';
import { languages, type Language } from '../domain/language.ts';
import { siteConfig } from '../site.config.ts';
import { privacyOf as inEnglish, type LegalPage, type PolicyOwner } from './en/privacy.ts';
import { facts, type Facts } from './facts.ts';
import { longDate } from './formats.ts';
import { privacyOf as inPortuguese } from './pt/privacy.ts';
import { lastChanged } from './text-dates.ts';

type Texts = Record<Language, LegalPage>;

/**
 * Replaced in the texts by their version, which is a hash of them, and by the day on which they
 * last changed.
 */
const placeholders = { version: '{version}', day: '{versionDay}' };

/**
 * The policy of an owner, without its version. @param emailsAreOn whether addresses are confirmed
 * by e-mail
 */
export const policyOf = (owner: PolicyOwner, figures: Facts, emailsAreOn: boolean): Texts => ({
  en: inEnglish(owner, figures, emailsAreOn),
  pt: inPortuguese(owner, figures, emailsAreOn),
});

/**
 * The version of a policy: the month shown at its top, and a short hash of its text in both
 * languages, so that it changes with any word of either.
 */
export function versionOf(texts: Texts, { year, month } = facts.policiesUpdated): string {
  const digest = hash('sha256', JSON.stringify(languages.map((language) => texts[language])));
  return `${year}-${String(month).padStart(2, '0')}-${digest.slice(0, 8)}`;
}

/** A policy with its version and that version's day filled in. */
export function inForce(
  texts: Texts,
  page: 'privacy' | 'terms',
): { version: string; texts: Texts } {
  const version = versionOf(texts);
  const day =
    languages
      .map((language) => lastChanged({ page }, language))
      .sort()
      .at(-1) ?? '';
  const filledIn = (language: Language) =>
    JSON.parse(
      JSON.stringify(texts[language])
        .replaceAll(placeholders.version, version)
        .replaceAll(placeholders.day, longDate(day, language)),
    ) as LegalPage;
  return { version, texts: { en: filledIn('en'), pt: filledIn('pt') } };
}

const withoutEmail = inForce(policyOf(siteConfig, facts, false), 'privacy');
const withEmail = inForce(policyOf(siteConfig, facts, true), 'privacy');

/**
 * The privacy policy in force, with its version filled in, and that version, which is stored with
 * every submission. The server knows by `MAIL_URL` which of the two it is.
 */
export const privacyPolicy = (emailsAreOn: boolean) => (emailsAreOn ? withEmail : withoutEmail);
