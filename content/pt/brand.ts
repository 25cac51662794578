import { siteConfig, type SiteConfig } from '../../site.config.ts';

/** The name with its article, `a Raiz do Vau`. */
export const withArticle = ({
  brand,
  portugueseArticle,
}: Pick<SiteConfig, 'brand' | 'portugueseArticle'>): string => `${portugueseArticle} ${brand}`;

export const theBrand = withArticle(siteConfig);

/** `da Raiz do Vau` */
export const ofTheBrand = `d${theBrand}`;

/** `na Raiz do Vau` */
export const atTheBrand = `n${theBrand}`;
