import type { PictureName } from '../../../content/pictures.ts';
import type { PageDefinition } from '../../../domain/page-definition.ts';

export const page: PageDefinition<PictureName> = {
  paths: { en: '/burnout-recovery', pt: '/pt/recuperacao-de-burnout' },
  picture: 'forest-path',
  inMenu: 4,
  hour: 15,
  dog: 'curled',
};
