import type { Blog } from '../en/blog.ts';

export const blog: Blog = {
  name: 'Blogue',
  meta: {
    title: 'Blogue: descanso e viagens regenerativas',
    description:
      'Artigos com fontes sobre burnout, natureza, permacultura, cães velhos e viagens que fazem bem aos lugares, úteis mesmo a quem nunca cá venha.',
  },
  heading: 'Para ler com vagar: descanso e viagens',
  intro: 'Todos os textos indicam as fontes, e nenhum pede que reserve seja o que for.',
  newest: 'O mais recente:',
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
