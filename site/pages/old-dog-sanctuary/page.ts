import type { PictureName } from '../../../content/pictures.ts';
import type { PageDefinition } from '../../../domain/page-definition.ts';

export const page: PageDefinition<PictureName> = {
  paths: { en: '/old-dog-sanctuary', pt: '/pt/santuario-caes-seniores' },
  picture: 'old-dogs',
  inFooter: 1,
  hour: 19.5,
  dog: 'stretched',
};
