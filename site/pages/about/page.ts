import type { PictureName } from '../../../content/pictures.ts';
import type { PageDefinition } from '../../../domain/page-definition.ts';

export const page: PageDefinition<PictureName> = {
  paths: { en: '/about', pt: '/pt/sobre' },
  picture: 'planting-a-tree',
  inMenu: 2,
  hour: 13,
  dog: 'walking',
};
