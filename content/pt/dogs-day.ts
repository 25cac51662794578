import type { DogsDay } from '../en/dogs-day.ts';

export const dogsDay: DogsDay = {
  name: 'O dia do cão',
  meta: {
    title: 'O dia do cão, numa só folha',
    description:
      'Ao fundo de cada página está desenhado um cão preto e velho. Nesta folha, para imprimir, estão todas as posições dele, cada uma com a sua hora.',
  },
  heading: 'O dia do cão',
  lead: 'Ao fundo de cada página está desenhado um cão preto e velho. Aqui está o dia dele numa só folha, para imprimir se quiser. O santuário ainda não tem moradores.',
  poses: {
    bow: 'A espreguiçar-se',
    curled: 'Enroscado',
    digging: 'A escavar',
    'from-behind': 'De costas',
    'head-on-paws': 'Focinho nas patas',
    listening: 'À escuta',
    'on-back': 'De barriga para o ar',
    paw: 'De pata no ar',
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
