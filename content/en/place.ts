import { postalAddress } from '../../site.config.ts';

const { village, town, country } = postalAddress;

/** The village of the house: `Vau`. */
export { village, town };

/** `Vau, near Óbidos` */
export const place = village === town ? village : `${village}, near ${town}`;

/** `Portugal` */
export const countryName = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;

/** `Vau, Óbidos, Portugal` */
export const fullPlace = [...new Set([village, town, countryName])].join(', ');
