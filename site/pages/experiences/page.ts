import type { PictureName } from '../../../content/pictures.ts';
import type { PageDefinition } from '../../../domain/page-definition.ts';

export const page: PageDefinition<PictureName> = {
  paths: { en: '/experiences', pt: '/pt/experiencias' },
  picture: 'tents',
  inMenu: 3,
  hour: 9,
  dog: 'bow',
};
