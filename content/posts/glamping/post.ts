import type { PostDefinition } from '../../../domain/page-definition.ts';
import type { PictureName } from '../../pictures.ts';

export const post: PostDefinition<PictureName> = {
  slugs: { en: 'eco-glamping-near-lisbon-guide', pt: 'guia-eco-glamping-perto-de-lisboa' },
  picture: 'lit-tent',
  hour: 17.5,
  dog: 'stargazing',
};
