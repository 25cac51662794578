import type { PictureName } from '../../../content/pictures.ts';
import type { PageDefinition } from '../../../domain/page-definition.ts';

export const page: PageDefinition<PictureName> = {
  paths: { en: '/invitation', pt: '/pt/convite' },
  picture: 'letter',
  unlisted: true,
  emailLink: true,
  states: ['open', 'accepted', 'settled', 'declined', 'lapsed', 'gone', 'closed'],
  posted: true,
  hour: 20,
  dog: 'bow',
};
