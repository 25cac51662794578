import type { Waitlist } from '../en/waitlist.ts';
import { opening } from './opening.ts';

export const waitlist: Waitlist = {
  meta: {
    title: 'Lista de espera para as primeiras datas',
    description:
      'Ainda não é possível reservar. Quem entra na lista de espera sabe das datas, dos programas-piloto, dos preços e dos cães velhos.',
  },
  heading: 'Entrar na lista de espera',
  intro: [
    'Ainda não é possível reservar. A lista de espera serve para saber quando abrem as reservas.',
    `${opening.plan} Até lá, escrevemos pouco, e só quando houver alguma coisa para dizer.`,
  ],
  benefits: {
    heading: 'O que tencionamos oferecer à lista de espera',
    items: [
      {
        title: 'As datas em primeira mão',
        text: 'Ver o calendário, e escolher as datas, antes de o publicarmos.',
      },
      {
        title:
          'Prioridade nos convites para os programas-piloto e os encontros de membros fundadores',
        text: 'É desta lista que queremos convidar os primeiros grupos.',
      },
      {
        title: 'Notícias em exclusivo, se as pedir: os cães velhos e os projetos regenerativos',
        text: 'Quem se mudou para cá, o que se plantou e o que não pegou.',
      },
      {
        title: 'Preços especiais para os primeiros inscritos',
        text: 'Quando houver preços, tencionamos cobrar menos a quem chegou cedo.',
      },
    ],
  },
};
