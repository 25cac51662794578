import type { PictureName } from '../../../content/pictures.ts';
import type { PageDefinition } from '../../../domain/page-definition.ts';

export const page: PageDefinition<PictureName> = {
  paths: { en: '/the-dogs-day', pt: '/pt/o-dia-do-cao' },
  picture: 'dog-and-hand',
  inFooter: 10,
  hour: 20,
  // It has left the footer for the sheet.
  dog: 'gone',
};
