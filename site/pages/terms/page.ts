import type { PictureName } from '../../../content/pictures.ts';
import type { PageDefinition } from '../../../domain/page-definition.ts';

export const page: PageDefinition<PictureName> = {
  paths: { en: '/terms', pt: '/pt/termos' },
  picture: 'lagoon',
  inFooter: 7,
  emailVariant: true,
  hour: 10.5,
  dog: 'sniffing',
};
