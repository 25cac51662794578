import type { Post } from '../../../domain/routes.ts';
import type { SpotName } from '../../ui/spot/spots.data.ts';

/** The small print that an article ends with. */
export const endOf = {
  destination: 'boat',
  science: 'cone',
  regenerative: 'seedling',
  glamping: 'lantern',
  permaculture: 'fork',
  dogs: 'dog',
  journey: 'loaf',
  worthVisiting: 'feather',
  hotSprings: 'cup',
} as const satisfies Record<Post, SpotName>;
