import type { PostDefinition } from '../../../domain/page-definition.ts';
import type { PictureName } from '../../pictures.ts';

export const post: PostDefinition<PictureName> = {
  slugs: { en: 'regenerative-vs-sustainable-travel', pt: 'viagem-regenerativa-ou-sustentavel' },
  picture: 'planting-a-tree',
  hour: 18,
  dog: 'sniffing',
};
