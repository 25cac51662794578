import { postalAddress, type PortugueseArticle } from '../../site.config.ts';

const { village, town, country, portugueseArticles: articles } = postalAddress;

/** `Portugal` */
export const countryName =
  new Intl.DisplayNames('pt-PT', { type: 'region' }).of(country) ?? country;

/** A preposition and the name after it, drawn together with the article that the name has. */
export const joined = (
  preposition: 'em' | 'de' | 'a',
  name: string,
  article?: PortugueseArticle,
) => {
  if (!article) return `${preposition} ${name}`;
  if (preposition !== 'a') return `${preposition === 'em' ? 'n' : 'd'}${article} ${name}`;
  return `${article.startsWith('a') ? article.replace('a', 'à') : `a${article}`} ${name}`;
};

/** `no Vau` */
export const inVillage = joined('em', village, articles?.village);

/** `do Vau` */
export const ofVillage = joined('de', village, articles?.village);

/** `ao Vau` */
export const toVillage = joined('a', village, articles?.village);

/** `perto de Óbidos` */
export const nearTown = `perto ${joined('de', town, articles?.town)}`;

const isTown = village === town;

/** `no Vau, perto de Óbidos` */
export const inPlace = isTown ? inVillage : `${inVillage}, ${nearTown}`;

const ofTown = isTown ? '' : `, ${joined('em', town, articles?.town)}`;

/** `o Vau, em Óbidos` */
export const place = `${articles?.village ? `${articles.village} ` : ''}${village}${ofTown}`;

/** `ao Vau, em Óbidos` */
export const toPlace = toVillage + ofTown;

/** `Vau, Óbidos` */
export const fullPlace = isTown ? village : `${village}, ${town}`;
