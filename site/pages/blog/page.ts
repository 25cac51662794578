import type { PictureName } from '../../../content/pictures.ts';
import type { PageDefinition } from '../../../domain/page-definition.ts';

export const page: PageDefinition<PictureName> = {
  paths: { en: '/blog', pt: '/pt/blog' },
  picture: 'terraces',
  inMenu: 6,
  hour: 20.5,
  dog: 'head-on-paws',
};
