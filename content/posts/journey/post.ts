import type { PostDefinition } from '../../../domain/page-definition.ts';
import type { PictureName } from '../../pictures.ts';

export const post: PostDefinition<PictureName> = {
  slugs: { en: 'lisbon-to-obidos-without-a-car', pt: 'de-lisboa-a-obidos-sem-carro' },
  picture: 'journey',
  hour: 15.5,
  dog: 'walking',
};
