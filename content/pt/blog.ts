import type { Blog } from '../en/blog.ts';

export const blog: Blog = {
  meta: {
    title: 'Blogue: descanso e viagem regenerativa',
    description:
      'Artigos sobre burnout, natureza, permacultura, cães velhos e viagens que devolvem alguma coisa, com fontes, úteis mesmo a quem nunca cá vier.',
  },
  heading: 'Leituras sobre bem-estar regenerativo e viagens',
  intro:
    'Seis textos para ler com uma chávena ao lado. Todos indicam as fontes, e nenhum obriga a reservar seja o que for.',
  article: {
    readingTime: '{minutes} min de leitura',
    sources: 'Fontes',
    next: 'Ler a seguir',
    join: 'Entrar na lista de espera',
  },
};
