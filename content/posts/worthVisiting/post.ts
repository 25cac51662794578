import type { PostDefinition } from '../../../domain/page-definition.ts';
import type { PictureName } from '../../pictures.ts';

export const post: PostDefinition<PictureName> = {
  slugs: { en: 'is-obidos-worth-visiting', pt: 'vale-a-pena-visitar-obidos' },
  picture: 'village',
  hour: 15.75,
  dog: 'sitting',
};
