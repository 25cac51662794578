import type { PictureName } from '../../../content/pictures.ts';
import type { PageDefinition } from '../../../domain/page-definition.ts';

export const page: PageDefinition<PictureName> = {
  paths: { en: '/obidos-portugal', pt: '/pt/localizacao-obidos' },
  picture: 'village',
  inMenu: 5,
  hour: 11.5,
  dog: 'from-behind',
};
