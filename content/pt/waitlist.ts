import type { Waitlist } from '../en/waitlist.ts';
import { facts, ownersAnswers } from '../facts.ts';
import { capitalised } from '../sentence.ts';
import { statusLine } from '../status.ts';
import { theBrand } from './brand.ts';
import { opening } from './opening.ts';
import { inPlace, nearTown } from './place.ts';
import { ifWeGiveUp, lineRule } from './promise.ts';

const { prices, supportersSource } = ownersAnswers;

export const waitlist: Waitlist = {
  name: 'Lista de espera',
  meta: {
    title: 'Lista de espera para as primeiras datas',
    description: `Inscreva-se na lista de espera de um retiro ${nearTown}: as primeiras datas e os preços antes de os publicarmos e, se quiser, notícias dos cães velhos.`,
  },
  heading: 'Entrar na lista de espera',
  lead: `${capitalised(theBrand)} é um retiro para quem chegou ao limite, previsto ${inPlace}, a cerca de uma hora de Lisboa, de carro. Ainda não abriu. A quem está na lista, dizemos as primeiras datas e os preços antes de os publicarmos.`,
  pictureCaption: 'Uma tenda com o mar ao fundo, como a imaginamos.',
  benefits: {
    heading: 'O que tencionamos oferecer à lista de espera',
    items: [
      {
        title: 'As datas antes de toda a gente',
        text: 'Ver o calendário antes de o publicarmos e poder pedir lugar mais cedo. Não podemos prometer que haja.',
      },
      {
        title:
          'Prioridade nos convites para os programas-piloto e os encontros de membros fundadores',
        text: 'Receber o primeiro convite. Falta decidir quem será membro fundador.',
      },
      {
        title: 'Notícias em primeira mão dos cães velhos e dos projetos regenerativos',
        text: 'Saber, se assinalar a segunda caixa, que cães se mudaram para cá, o que se plantou e o que não pegou. Mais tarde, podemos publicar essas notícias.',
      },
      {
        title: 'Um preço mais baixo para os primeiros apoiantes',
        text: `${prices ? 'Pagar' : 'Quando houver preços, pagar'} menos por ter chegado cedo.`,
      },
    ],
  },
  lineRule,
  sampleLetter: 'Ler uma carta de exemplo',
  standing: {
    heading: 'Em que ponto estamos',
    paragraphs: [
      opening.plan,
      ...opening.note,
      statusLine('pt'),
      supportersSource?.pt ??
        `«Mais de ${facts.supporters}\u00a0apoiantes» é um número nosso; ainda não publicámos que pessoas conta.`,
      ifWeGiveUp,
    ],
    withoutAddress:
      'Mais tarde, as datas estarão neste site, para toda a gente. Sem deixar o endereço, pode',
    feed: 'seguir os nossos artigos por RSS',
  },
};
