import type { Blog } from '../en/blog.ts';

export const blog: Blog = {
  name: 'Blogue',
  meta: {
    title: 'Blogue: descanso e viagens regenerativas',
    description:
      'Artigos com fontes sobre burnout, natureza, permacultura, cães velhos e viagens que fazem bem aos lugares, úteis mesmo a quem nunca cá venha.',
  },
  heading: 'Descanso e viagens regenerativas, para ler com vagar',
  intro: 'Todos os textos indicam as fontes.',
  later: 'Antes de se pôr a caminho',
  feed: 'Seguir os artigos por RSS',
  article: {
    and: 'e',
    readingTime: '{minutes} min de leitura',
    updated: 'Atualizado a',
    sources: 'Fontes',
    next: 'Ler a seguir',
    join: 'Entrar na lista de espera',
  },
};
