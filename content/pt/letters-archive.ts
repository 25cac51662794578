import type { LettersArchive } from '../en/letters-archive.ts';
import { theBrand } from './brand.ts';

export const lettersArchive: LettersArchive = {
  meta: {
    title: 'Cartas à lista',
    description: `O que ${theBrand} já escreveu a quem está na lista de espera, da carta mais recente para a mais antiga.`,
  },
  heading: 'Cartas à lista',
  intro:
    'O que temos escrito a quem está na lista de espera, da carta mais recente para a mais antiga.',
  soFar: 'Ler o que já escrevemos à lista',
  feed: 'Seguir as cartas por RSS',
  all: 'Todas as cartas',
  join: 'Quem está na lista de espera recebe estas cartas por e-mail.',
  toList: 'Entrar na lista de espera',
};
