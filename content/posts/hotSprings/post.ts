import type { PostDefinition } from '../../../domain/page-definition.ts';
import type { PictureName } from '../../pictures.ts';

export const post: PostDefinition<PictureName> = {
  slugs: { en: 'hot-springs-near-obidos', pt: 'termas-perto-de-obidos' },
  picture: 'hot-spring',
  hour: 17.25,
  dog: 'curled',
};
