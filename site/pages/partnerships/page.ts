import type { PictureName } from '../../../content/pictures.ts';
import type { PageDefinition } from '../../../domain/page-definition.ts';

export const page: PageDefinition<PictureName> = {
  paths: { en: '/partnerships', pt: '/pt/parcerias' },
  picture: 'dry-stone-wall',
  inFooter: 2,
  hour: 16,
  dog: 'paw',
};
