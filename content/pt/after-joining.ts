import { siteConfig } from '../../site.config.ts';
import type { AfterJoining } from '../en/after-joining.ts';

export const afterJoining: AfterJoining = {
  heading: 'O que acontece a seguir',
  steps: [
    'Está na lista. Não precisa de fazer mais nada.',
    'Quando for possível reservar as primeiras datas, escrevemos para o endereço que deixou.',
    'Se pediu notícias, vai também sabendo como o retiro ganha forma.',
    `Se mudar de ideias, escreva para ${siteConfig.email}: tiramos o seu nome da lista e apagamos o que enviou.`,
  ],
};
