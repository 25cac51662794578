import type { PostDefinition } from '../../../domain/page-definition.ts';
import type { PictureName } from '../../pictures.ts';

export const post: PostDefinition<PictureName> = {
  slugs: {
    en: 'portugal-burnout-recovery-destination',
    pt: 'portugal-destino-recuperacao-burnout',
  },
  picture: 'atlantic-rest',
  hour: 17,
  dog: 'from-behind',
};
