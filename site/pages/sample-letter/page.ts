import type { PictureName } from '../../../content/pictures.ts';
import type { PageDefinition } from '../../../domain/page-definition.ts';

/** Served while no letter is public: `server/pages/letters.ts`. */
export const page: PageDefinition<PictureName> = {
  paths: { en: '/letters/sample', pt: '/pt/cartas/exemplo' },
  picture: 'letter',
  unlisted: true,
  hour: 22,
};
