import type { PictureName } from '../../../content/pictures.ts';
import type { PageDefinition } from '../../../domain/page-definition.ts';

export const page: PageDefinition<PictureName> = {
  paths: { en: '/practical-information', pt: '/pt/informacoes-praticas' },
  picture: 'bath-house',
  inFooter: 3,
  hour: 14.5,
  dog: 'digging',
};
