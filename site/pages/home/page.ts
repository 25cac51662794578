import type { PictureName } from '../../../content/pictures.ts';
import type { PageDefinition } from '../../../domain/page-definition.ts';

export const page: PageDefinition<PictureName> = {
  paths: { en: '/', pt: '/pt' },
  picture: 'lagoon',
  emailVariant: true,
  inMenu: 1,
  hour: 6,
  dog: 'sitting',
};
