import type { PictureName } from '../../../content/pictures.ts';
import type { PageDefinition } from '../../../domain/page-definition.ts';

export const page: PageDefinition<PictureName> = {
  paths: { en: '/new-address', pt: '/pt/novo-endereco' },
  picture: 'letter',
  unlisted: true,
  emailLink: true,
  states: ['open', 'done', 'expired', 'restricted', 'onList'],
  posted: true,
  hour: 22,
  dog: 'tail-up',
};
