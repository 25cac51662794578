import type { DogsDay } from '../en/dogs-day.ts';

export const dogsDay: DogsDay = {
  meta: {
    title: 'O dia do cão, numa só folha',
    description:
      'Ao fundo de cada página está um cão preto e velho, sempre noutra posição. Nesta folha estão todas juntas, cada uma à sua hora, para imprimir.',
  },
  heading: 'O dia do cão',
  lead: 'Ao fundo de cada página está um cão preto e velho, sempre noutra posição. Aqui está o dia dele numa só folha, para imprimir se quiser. É um desenho: o santuário ainda não tem moradores.',
  poses: {
    bow: 'A espreguiçar-se',
    curled: 'Enroscado',
    digging: 'A escavar',
    'from-behind': 'De costas',
    'head-on-paws': 'Focinho nas patas',
    listening: 'À escuta',
    'on-back': 'De barriga para o ar',
    paw: 'A dar a pata',
    peeking: 'A espreitar',
    scratching: 'A coçar-se',
    sitting: 'Sentado',
    sniffing: 'A farejar',
    sphinx: 'De guarda',
    stargazing: 'A olhar para o céu',
    stretched: 'Estendido',
    'tail-up': 'De rabo no ar',
    walking: 'A caminho',
  },
  gone: 'Só a cova',
};
