import type { LettersArchive } from '../en/letters-archive.ts';
import { theBrand } from './brand.ts';

export const lettersArchive: LettersArchive = {
  meta: {
    title: 'Cartas à lista',
    description: `O que ${theBrand} já escreveu às pessoas da lista de espera, da carta mais recente para a mais antiga.`,
  },
  heading: 'Cartas à lista',
  intro:
    'O que temos escrito às pessoas da lista de espera, da carta mais recente para a mais antiga.',
  soFar: 'Ler o que já escrevemos à lista',
  feed: 'Seguir as cartas por RSS',
  all: 'Todas as cartas',
  join: 'Na lista de espera, recebe por e-mail as cartas sobre datas e preços e, se assinalar a segunda caixa, as outras.',
  toList: 'Entrar na lista de espera',
};
