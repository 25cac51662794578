import { siteConfig, type SiteConfig } from '../../site.config.ts';

/** The name with its article, such as `o Monte do Vale`. */
export const withArticle = ({
  brand,
  portugueseArticle,
}: Pick<SiteConfig, 'brand' | 'portugueseArticle'>): string => `${portugueseArticle} ${brand}`;

export const theBrand = withArticle(siteConfig);

/** `do Monte do Vale` */
export const ofTheBrand = `d${theBrand}`;

/** `no Monte do Vale` */
export const atTheBrand = `n${theBrand}`;
