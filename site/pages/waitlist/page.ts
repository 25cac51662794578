import type { PictureName } from '../../../content/pictures.ts';
import type { PageDefinition } from '../../../domain/page-definition.ts';

export const page: PageDefinition<PictureName> = {
  paths: { en: '/waitlist', pt: '/pt/lista-de-espera' },
  picture: 'letter',
  emailVariant: true,
  inMenu: 7,
  hour: 21.5,
  dog: 'listening',
};
