import type { PostDefinition } from '../../../domain/page-definition.ts';
import type { PictureName } from '../../pictures.ts';

export const post: PostDefinition<PictureName> = {
  slugs: { en: 'permaculture-burnout-recovery', pt: 'permacultura-recuperacao-burnout' },
  picture: 'terraces',
  hour: 18.5,
  dog: 'digging',
};
