import type { PictureName } from '../../../content/pictures.ts';
import type { PageDefinition } from '../../../domain/page-definition.ts';

export const page: PageDefinition<PictureName> = {
  paths: { en: '/thank-you', pt: '/pt/obrigado' },
  picture: 'letter',
  unlisted: true,
  emailVariant: true,
  hour: 22,
  dog: 'tail-up',
};
