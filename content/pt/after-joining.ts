import { siteConfig } from '../../site.config.ts';
import type { AfterJoining } from '../en/after-joining.ts';
import { firstDates, howLong, howOften, news } from './promise.ts';

export const afterJoining: AfterJoining = {
  heading: 'O que acontece a seguir',
  steps: [
    'Está na lista. Não precisa de fazer mais nada.',
    `Fica a saber ${firstDates}. Se pediu notícias, fica também a saber ${news}.`,
    `Mais nada: ${howOften}.`,
    `Se mudar de ideias, escreva para ${siteConfig.email}: tiramos o seu nome da lista e apagamos o que enviou. Guardamo-lo ${howLong}.`,
  ],
};
