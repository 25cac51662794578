import { postalAddress } from '../../site.config.ts';

const { village, town, country } = postalAddress;

/** Where the house is: `Vau`. */
export { village, town };

/** `Vau, near Óbidos` */
export const place = village === town ? village : `${village}, near ${town}`;

/** `Portugal` */
export const countryName = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;

/** `Vau, Óbidos, Portugal` */
export const fullPlace = [...new Set([village, town, countryName])].join(', ');
