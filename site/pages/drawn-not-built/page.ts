import type { PictureName } from '../../../content/pictures.ts';
import type { PageDefinition } from '../../../domain/page-definition.ts';

export const page: PageDefinition<PictureName> = {
  paths: { en: '/drawn-not-built', pt: '/pt/desenhado-por-construir' },
  picture: 'tents',
  inFooter: 9,
  hour: 12.5,
  dog: 'sphinx',
};
