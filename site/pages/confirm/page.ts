import type { PictureName } from '../../../content/pictures.ts';
import type { PageDefinition } from '../../../domain/page-definition.ts';

export const page: PageDefinition<PictureName> = {
  paths: { en: '/confirm', pt: '/pt/confirmar' },
  picture: 'letter',
  unlisted: true,
  emailLink: true,
  states: ['open', 'done', 'expired', 'sentAgain', 'restricted'],
  posted: true,
  hour: 22,
  dog: 'tail-up',
};
