import type { Waitlist } from '../en/waitlist.ts';
import { ownersAnswers } from '../facts.ts';
import { opening } from './opening.ts';
import { nearTown } from './place.ts';

const { prices, supportersSource } = ownersAnswers;

export const waitlist: Waitlist = {
  name: 'Lista de espera',
  meta: {
    title: 'Lista de espera para as primeiras datas',
    description: `Inscreva-se na lista de espera de um retiro ${nearTown}: as primeiras datas e os preços antes de os publicarmos e, se quiser, notícias dos cães velhos.`,
  },
  heading: 'Entrar na lista de espera',
  intro: [
    'Deixe o nome e o e-mail: quem está na lista sabe das datas e dos preços antes de toda a gente.',
    opening.plan,
    ...opening.note,
    ...(supportersSource ? [supportersSource.pt] : []),
  ],
  pictureCaption: 'Uma tenda, com o mar ao fundo: desenhada, não construída.',
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
        text: 'Quando houver um programa ou um encontro, dirigir o primeiro convite a quem está na lista.',
      },
      {
        title: 'Notícias dos cães velhos e dos projetos regenerativos',
        text: 'Só para a lista, e só se as pedir: quem se mudou para cá, o que se plantou e o que não pegou.',
      },
      {
        title: 'Um preço mais baixo para os primeiros inscritos',
        text: `${prices ? 'Cobrar' : 'Quando houver preços, cobrar'} menos a quem chegou cedo.`,
      },
    ],
  },
};
