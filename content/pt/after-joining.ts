import { siteConfig } from '../../site.config.ts';
import type { AfterJoining } from '../en/after-joining.ts';
import { facts } from '../facts.ts';
import { quantity } from '../quantity.ts';

// React writes these words in the browser, too, so what keeps theirs on one line stands here, not in site/bind.ts.
export const afterJoining: AfterJoining = {
  heading: 'O que acontece a seguir',
  steps: [
    'Está na lista. Não precisa de fazer mais nada.',
    'Quando for possível reservar as primeiras datas, escrevemos para o endereço que deixou.',
    'Se pediu notícias, vai também sabendo como o retiro ganha forma.',
    `Se mudar de ideias, escreva para ${siteConfig.email}: tiramos o seu nome da lista e apagamos o que enviou. Em todo o caso, apagamos tudo, o mais tardar, ao fim de ${quantity(facts.retentionYears, 'year', 'pt').replace(' ', '\u00a0')}.`,
  ],
};
