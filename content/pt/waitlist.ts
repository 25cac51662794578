import type { Waitlist } from '../en/waitlist.ts';
import { ownersAnswers } from '../facts.ts';
import { opening } from './opening.ts';

export const waitlist: Waitlist = {
  name: 'Lista de espera',
  meta: {
    title: 'Lista de espera para as primeiras datas',
    description:
      'Ainda não é possível reservar. Inscreva-se para saber das primeiras datas, dos programas-piloto e dos preços e, se quiser, ter notícias dos cães velhos.',
  },
  heading: 'Entrar na lista de espera',
  intro: [
    'Ainda não é possível reservar. Quando for, escrevemos a quem está nesta lista.',
    `${opening.plan} As notícias vão só para quem as pedir: poucas, e quando houver alguma coisa para dizer.`,
  ],
  benefits: {
    heading: 'O que tencionamos oferecer à lista de espera',
    items: [
      {
        title: 'As datas antes de toda a gente',
        text: 'Ver o calendário antes de o publicarmos e escolher logo as datas.',
      },
      {
        title:
          'Prioridade nos convites para os programas-piloto e os encontros com parceiros fundadores',
        text: 'É a esta lista que queremos ir buscar os primeiros grupos.',
      },
      {
        title: 'Notícias dos cães velhos e dos projetos regenerativos',
        text: 'Só para a lista, e só se as pedir: quem se mudou para cá, o que se plantou e o que não pegou.',
      },
      {
        title: 'Um preço mais baixo para os primeiros inscritos',
        text: `${ownersAnswers.prices ? 'Tencionamos' : 'Quando houver preços, tencionamos'} cobrar menos a quem chegou cedo.`,
      },
    ],
  },
};
