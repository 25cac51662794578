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
  letter: {
    onItsWay: 'Vai a caminho um e-mail para',
    steps: [
      'Carregue no botão que lá está: ficamos a saber que o endereço é seu e entra na lista.',
      'Se não chegar dentro de um quarto de hora, procure-\u2060o no correio não solicitado. Se já se tinha inscrito, pode não vir nenhum: vale o anterior. Se o endereço tiver um engano, inscreva-\u2060se de novo.',
    ],
  },
};
