import type { PictureName } from '../../../content/pictures.ts';
import type { PageDefinition } from '../../../domain/page-definition.ts';

export const page: PageDefinition<PictureName> = {
  paths: { en: '/privacy', pt: '/pt/privacidade' },
  picture: 'lagoon',
  inFooter: 5,
  emailVariant: true,
  hour: 10,
  dog: 'sphinx',
};
