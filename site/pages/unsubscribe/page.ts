import type { PictureName } from '../../../content/pictures.ts';
import type { PageDefinition } from '../../../domain/page-definition.ts';

export const page: PageDefinition<PictureName> = {
  paths: { en: '/unsubscribe', pt: '/pt/deixar-a-lista' },
  picture: 'letter',
  unlisted: true,
  emailLink: true,
  states: ['open', 'done', 'test'],
  posted: true,
  hour: 22.25,
  dog: 'head-on-paws',
};
