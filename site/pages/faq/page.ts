import type { PictureName } from '../../../content/pictures.ts';
import type { PageDefinition } from '../../../domain/page-definition.ts';

export const page: PageDefinition<PictureName> = {
  paths: { en: '/faq', pt: '/pt/perguntas-frequentes' },
  picture: 'at-the-gate',
  emailVariant: true,
  inFooter: 4,
  hour: 14,
  dog: 'scratching',
};
