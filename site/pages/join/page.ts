import type { PictureName } from '../../../content/pictures.ts';
import type { PageDefinition } from '../../../domain/page-definition.ts';

export const page: PageDefinition<PictureName> = {
  paths: { en: '/join', pt: '/pt/aderir' },
  picture: 'letter',
  unlisted: true,
  onDemand: true,
  posted: true,
  hour: 21.5,
  dog: 'listening',
};
