import { hash } from 'node:crypto';
import { languages, type Language } from '../domain/language.ts';
import { siteConfig } from '../site.config.ts';
import { privacyOf as inEnglish, type LegalPage, type PolicyOwner } from './en/privacy.ts';
import { facts, type Facts } from './facts.ts';
import { privacyOf as inPortuguese } from './pt/privacy.ts';

type Texts = Record<Language, LegalPage>;

/** Replaced by the version in the texts, because the version is a hash of these texts. */
const placeholder = '{version}';

/** The policy of an owner, without its version. */
export const policyOf = (owner: PolicyOwner, figures: Facts): Texts => ({
  en: inEnglish(owner, figures),
  pt: inPortuguese(owner, figures),
});

/**
 * The version of a policy: the month shown at its top, and a short hash of its text in both languages, so that
 * it changes with any word of either.
 */
export function versionOf(texts: Texts, { year, month } = facts.policiesUpdated): string {
  const digest = hash('sha256', JSON.stringify(languages.map((language) => texts[language])));
  return `${year}-${String(month).padStart(2, '0')}-${digest.slice(0, 8)}`;
}

/** A policy with its version filled in. */
export function inForce(texts: Texts): { version: string; texts: Texts } {
  const version = versionOf(texts);
  const filledIn = JSON.stringify(texts).replaceAll(placeholder, version);
  return { version, texts: JSON.parse(filledIn) as Texts };
}

/**
 * The privacy policy in force, with its version filled in, and that version, which is stored with every
 * submission.
 */
export const { texts: privacyPolicy, version: privacyPolicyVersion } = inForce(
  policyOf(siteConfig, facts),
);
