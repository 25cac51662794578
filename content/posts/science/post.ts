import type { PostDefinition } from '../../../domain/page-definition.ts';
import type { PictureName } from '../../pictures.ts';

export const post: PostDefinition<PictureName> = {
  slugs: {
    en: 'science-nature-healing-cortisol-oxytocin',
    pt: 'ciencia-natureza-cortisol-ocitocina',
  },
  picture: 'hand-on-trunk',
  hour: 16.5,
  dog: 'on-back',
};
