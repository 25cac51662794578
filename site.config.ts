import type { Language } from './domain/language.ts';

/** The one file an owner edits to rename, move or re-address the site. */
export interface SiteConfig {
  brand: string;
  /** The article of the brand in Portuguese: `a` Raiz do Vau, `o` Monte do Vale. */
  portugueseArticle: 'a' | 'o';
  email: string;
  /** From abroad, such as `+351 262 000 000`: the pages show it beside the e-mail address. */
  telephone?: string | undefined;
  /** Public address without a trailing slash. `SITE_URL` overrides it at build. */
  url: string;
  profiles: { instagram: string; facebook: string; linkedin: string };
  /** Who answers for personal data under the GDPR, which the privacy policy must name. */
  dataController?: { name: string; postalAddress: string } | undefined;
  /** Sent by every page as `apikey`. It names the visitor's role; it is not a secret. */
  publicClientKey: string;
  /** The origin that gets the form, such as `https://api.example.org`; empty: the site's server. */
  backendUrl: string;
  copyrightYear: number;
}

export const siteConfig: SiteConfig = {
  brand: 'Raiz do Vau',
  portugueseArticle: 'a',
  email: 'hello@raizdovau.example',
  telephone: undefined,
  url: 'https://raizdovau.example',
  profiles: {
    instagram: 'https://www.instagram.com/raizdovau.example',
    facebook: 'https://www.facebook.com/raizdovau.example',
    linkedin: 'https://www.linkedin.com/company/raizdovau-example',
  },
  dataController: undefined,
  publicClientKey: 'sb_publishable_raiz-do-vau',
  backendUrl: '',
  copyrightYear: 2025,
};

/**
 * Where the retreat is, as visitors and search engines are told. The country is a code of ISO 3166,
 * such as PT.
 */
export interface PostalAddress {
  street?: string;
  village: string;
  /** A whole one, as letters need it: 2510-000. Until then the pages show none. */
  postalCode?: string | undefined;
  town: string;
  country: string;
  /**
   * The articles of both names in Portuguese, where they have one: `o` Vau, `as` Caldas; Óbidos has
   * none.
   */
  portugueseArticles?: { village?: PortugueseArticle; town?: PortugueseArticle };
}

export type PortugueseArticle = 'a' | 'o' | 'as' | 'os';

// This and what follows stand apart from the rest, which the form's script carries.
/**
 * In which language the owner is told what is wrong with the server, by e-mail and by `npm run
 * doctor`: `en` or `pt`.
 */
export const ownerLanguage: Language = 'en';

export const postalAddress: PostalAddress = {
  village: 'Vau',
  postalCode: undefined,
  town: 'Óbidos',
  country: 'PT',
  portugueseArticles: { village: 'o' },
};

/**
 * What the law asks of a site and of an establishment. Of what is undefined, the pages say that it
 * is not there yet.
 */
export interface LegalNotice {
  /**
   * Who runs the site. `taxNumber` is a NIF or NIPC; `registry` names the register and the number
   * in it.
   */
  operator:
    { legalName: string; postalAddress: string; taxNumber: string; registry?: string } | undefined;
  /**
   * What the establishment is in law, in each language, and its number in the national register.
   */
  establishment: { kind: Record<Language, string>; registrationNumber: string } | undefined;
  /**
   * The address of the electronic complaints book, `https://www.livroreclamacoes.pt/…`, and the
   * names and addresses of the bodies for alternative dispute resolution.
   */
  complaints: { book: string; disputeBodies: string } | undefined;
}

export const legalNotice: LegalNotice = {
  operator: undefined,
  establishment: undefined,
  complaints: undefined,
};
