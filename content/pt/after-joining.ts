import { siteConfig } from '../../site.config.ts';
import type { AfterJoining } from '../en/after-joining.ts';
import { firstDates, howOften, news } from './promise.ts';

export const afterJoining: AfterJoining = {
  heading: 'O que acontece a seguir',
  steps: [
    'Está na lista. Não precisa de fazer mais nada.',
    `Fica a saber ${firstDates}; se pediu notícias, também ${news}.`,
    `E é tudo: ${howOften}.`,
    `Para sair, escreva para ${siteConfig.email}: apagamos o que enviou.`,
  ],
};
