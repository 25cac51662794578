import type { PictureName } from '../../../content/pictures.ts';
import type { PageDefinition } from '../../../domain/page-definition.ts';

export const page: PageDefinition<PictureName> = {
  paths: { en: '/admin', pt: '/pt/admin' },
  picture: 'lagoon',
  inFooter: 8,
  unlisted: true,
  hour: 8,
  dog: 'peeking',
};
