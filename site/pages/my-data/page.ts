import type { PictureName } from '../../../content/pictures.ts';
import type { PageDefinition } from '../../../domain/page-definition.ts';

export const page: PageDefinition<PictureName> = {
  paths: { en: '/my-data', pt: '/pt/os-meus-dados' },
  picture: 'letter',
  inFooter: 6,
  unlisted: true,
  states: ['sent', 'open', 'expired', 'unknown'],
  emailVariant: true,
  posted: true,
  hour: 22.5,
  dog: 'peeking',
};
