import type { About } from '../en/about.ts';
import { studies } from '../sources.ts';
import { ownersAnswers } from '../facts.ts';
import { opening } from './opening.ts';
import { inVillage } from './place.ts';

const { whoIsBehind, whoWrites } = ownersAnswers;
const { timeline } = opening;

export const about: About = {
  name: 'Sobre nós',
  meta: {
    title: 'Sobre nós: a missão do retiro',
    description: `Porque estamos a preparar um retiro ${inVillage}: ciência, natureza e cuidado, um turismo que faz bem à terra e uma casa para cães velhos.`,
  },
  heading: 'A nossa missão',
  lead: 'Dar a quem chegou ao limite um sítio para recuperar, e fazer com que a terra, a aldeia e uns quantos cães velhos fiquem melhor por isso.',
  ideas: [
    {
      heading: 'Ciência',
      paragraphs: [
        'Partimos do que a investigação já encontrou: estar ao ar livre pode atenuar os sinais de stress no corpo, quem trata de plantas anda muitas vezes de melhor humor e o contacto sereno com animais parece acalmar muita gente.',
        'São resultados de grupos, medidos ao longo de horas ou de semanas. Não dizem como vai correr a sua semana.',
      ],
      sources: [studies.naturePill, studies.gardeningReview, studies.humanAnimalReview],
    },
    {
      heading: 'Natureza',
      paragraphs: [
        'O Vau fica entre campos, pinhais e a lagoa de Óbidos. Durante gerações, o limo da lagoa adubou as terras; por isso se dizia que era ela que dava a carne, o pão e o vinho.',
      ],
      sources: [],
    },
    {
      heading: 'Cuidado',
      paragraphs: [
        'Cuidar é fazer a tempo o que parece pouco: deixar um saco de água quente na cama, perguntar uma vez e não insistir. É o que queremos dar aos hóspedes, aos animais e a quem cá trabalhar.',
        'Nunca terá de mostrar que está a melhorar. Se só dormir, já aproveitou bem.',
      ],
      sources: [],
    },
  ],
  doing: [
    {
      heading: 'Turismo regenerativo',
      paragraphs: [
        'O turismo sustentável procura não estragar. O regenerativo tem de deixar o lugar melhor do que o encontrou, e se o conseguiu, quem o diz é a aldeia, não o folheto.',
        'Os hóspedes também entram nisso. O composto que alguém revira na primavera alimenta a alface que outro come em junho.',
      ],
      sources: [],
    },
    {
      heading: 'O santuário de cães velhos',
      paragraphs: [
        'Nos abrigos, os cães velhos costumam ser os que mais esperam. Queremos que alguns se mudem para cá de vez, com sofá e veterinário, e sem truques para aprender.',
        'Serão, antes de mais, moradores. Poderá passar tempo com eles, e o cão que se fartar sairá da sala.',
      ],
      sources: [studies.shelterStay],
    },
  ],
  eco: {
    id: 'ecologico',
    heading: 'O que entendemos por ecológico',
    intro:
      'Menos do que é costume. Usamos «ecológico», «eco» e «regenerativo» só para dizer o que nos interessa estudar; não afirmamos que o somos, nem que o viremos a ser. Para prometer um resultado ambiental, uma empresa tem hoje de apresentar o que ainda não temos:',
    plans: [
      'um plano público, com dinheiro para o cumprir;',
      'metas com números e datas;',
      'um perito independente que verifique uma coisa e outra e publique o que encontrou.',
    ],
    afterwards:
      'É o que a União Europeia exige desde 27 de setembro de 2026. Enquanto não o tivermos, faça-nos as perguntas que faríamos a qualquer casa. Poucas vezes poderemos responder com um número.',
    questions: 'Ler as perguntas',
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
      ...(whoIsBehind ? [whoIsBehind.pt] : []),
      'Parceiros, ainda não temos: pode ser o primeiro. Ou inscreva-se na lista de espera, e saberá das novas datas antes de toda a gente.',
    ],
  },
  join: 'Entrar na lista de espera',
  partner: 'Ser parceiro fundador',
};
