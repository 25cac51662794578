import type { PostDefinition } from '../../../domain/page-definition.ts';
import type { PictureName } from '../../pictures.ts';

export const post: PostDefinition<PictureName> = {
  slugs: { en: 'animal-assisted-grounding-elderly-dogs', pt: 'ancoragem-assistida-caes-seniores' },
  picture: 'hammock',
  hour: 19,
  dog: 'stretched',
};
