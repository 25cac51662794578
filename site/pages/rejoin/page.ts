import type { PictureName } from '../../../content/pictures.ts';
import type { PageDefinition } from '../../../domain/page-definition.ts';

export const page: PageDefinition<PictureName> = {
  paths: { en: '/rejoin', pt: '/pt/voltar-a-lista' },
  picture: 'letter',
  unlisted: true,
  emailLink: true,
  states: ['open', 'done', 'restricted'],
  posted: true,
  hour: 22,
  dog: 'tail-up',
};
