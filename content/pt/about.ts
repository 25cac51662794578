import type { About } from '../en/about.ts';
import { statusLine } from '../status.ts';
import { ownersAnswers } from '../facts.ts';
import { opening } from './opening.ts';
import { inVillage } from './place.ts';

const { whoIsBehind, whoWrites } = ownersAnswers;
const { timeline } = opening;

export const about: About = {
  name: 'Sobre nós',
  meta: {
    title: 'Sobre nós: a missão do retiro',
    description: `Porque estamos a preparar um retiro ${inVillage}: ciência, natureza e cuidado, um turismo ao ritmo da aldeia e uma casa para cães velhos.`,
  },
  heading: 'A nossa missão',
  lead: 'Dar a quem chegou ao limite um sítio para recuperar, e a uns quantos cães velhos uma casa até ao fim.',
  ideas: [
    {
      heading: 'Ciência',
      paragraphs: [
        'Partimos do que a investigação já encontrou: o ar livre, a horta e o contacto sereno com animais podem aliviar o stress, por algum tempo, em muita gente. Nenhum estudo diz como vai correr a sua semana.',
      ],
    },
    { heading: 'Natureza', paragraphs: ['O Vau fica entre campos, pinhais e a lagoa de Óbidos.'] },
    {
      heading: 'Cuidado',
      paragraphs: [
        'Cuidar é fazer a tempo as pequenas coisas: uma refeição, uma cama quente, perguntar uma vez e não insistir. Nunca terá de mostrar que está a melhorar.',
      ],
    },
  ],
  doing: [
    {
      heading: 'Turismo regenerativo',
      paragraphs: [
        'O turismo sustentável procura não estragar. O regenerativo tem de deixar o lugar melhor do que o encontrou, e quem o avalia é a aldeia.',
        'Os hóspedes poderão ajudar um pouco: revirar o composto, semear, colher.',
      ],
    },
    {
      heading: 'O santuário de cães velhos',
      paragraphs: [
        'Queremos que alguns cães velhos se mudem para cá de vez, com sofá e veterinário, e sem truques para aprender. Serão, antes de mais, moradores: poderá passar tempo com eles, sempre com alguém que os conheça, e o cão que se fartar sairá da sala.',
      ],
    },
  ],
  eco: {
    id: 'ecologico',
    heading: 'O que entendemos por ecológico',
    intro:
      '«Ecológico» e «regenerativo» dizem o que nos interessa. Ainda não medimos nada, e por isso nada prometemos com essas palavras. Para prometer um resultado ambiental, uma empresa precisa de:',
    plans: [
      'um plano público, com dinheiro para o cumprir;',
      'metas com números e datas;',
      'um perito independente que verifique uma coisa e outra e publique o que encontrou.',
    ],
    afterwards:
      'É o que exige a lei da União Europeia, que os Estados-Membros têm de aplicar desde 27 de setembro de 2026. Não temos nenhum dos três.',
    questions: 'As perguntas que faríamos a qualquer casa',
  },
  now: {
    heading: 'Em que ponto estamos',
    intro: `Ainda não abrimos. ${timeline.intro}`,
    steps: timeline.steps,
    portraitOf: whoWrites
      ? `Retrato de ${whoWrites.pt}.`
      : 'Retrato de quem está por trás do lugar.',
    paragraphs: [
      ...opening.note,
      statusLine('pt'),
      whoIsBehind?.pt ?? 'Quem somos ainda não está publicado.',
    ],
  },
  join: 'Entrar na lista de espera',
  partner: 'Ser parceiro fundador',
};
