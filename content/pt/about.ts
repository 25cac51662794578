import type { About } from '../en/about.ts';
import { studies } from '../sources.ts';
import { facts } from '../facts.ts';
import { opening } from './opening.ts';
import { inVillage } from './place.ts';

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
        'O Vau fica entre campos, pinhais e a lagoa de Óbidos. Durante gerações apanhou-se limo na lagoa para adubar as terras, e dizia-se que a lagoa dava carne, pão e vinho.',
        'Gostamos desse ditado. É de gente que sabia de que dependia o seu sustento.',
      ],
      sources: [],
    },
    {
      heading: 'Cuidado',
      paragraphs: [
        'Cuidar é fazer a tempo o que parece pouco: aquecer uma cama, perguntar uma vez e não insistir. É o que queremos dar aos hóspedes, aos animais e a quem cá trabalhar.',
        'Nunca terá de mostrar que está a melhorar. Se só dormir, já aproveitou bem.',
      ],
      sources: [],
    },
  ],
  doing: [
    {
      heading: 'Turismo regenerativo',
      paragraphs: [
        'O turismo sustentável procura não estragar. O regenerativo tem de deixar o lugar melhor do que o encontrou: um solo que segura mais chuva, sebes com mais pássaros e mais dinheiro dos hóspedes a ficar na aldeia.',
        'Os hóspedes também entram nisso. O composto que alguém revira na primavera alimenta a alface que outro come em junho.',
      ],
      sources: [],
    },
    {
      heading: 'O santuário de cães velhos',
      paragraphs: [
        'Num estudo feito em dois abrigos, os cães velhos foram os que mais esperaram por um dono. Queremos que alguns cães assim se mudem para cá de vez, com sofá e veterinário, e sem truques para aprender.',
        'Serão, antes de mais, moradores. Poderá passar tempo com eles, e o cão que se fartar sairá da sala.',
      ],
      sources: [studies.shelterStay],
    },
  ],
  eco: {
    id: 'ecologico',
    heading: 'O que entendemos por ecológico',
    intro:
      'Quando escrevemos «ecológico», «eco» ou «regenerativo», falamos de planos. O retiro ainda não abriu: nada foi medido nem certificado, e não dizemos que fazemos melhor do que os outros. O que planeamos é isto:',
    plans: [
      'Não deixar o solo a descoberto, dar-lhe composto e fazer com que, de ano para ano, segure mais chuva.',
      'Plantar mais sebes, para que lá morem mais pássaros.',
      'Gastar o mínimo de água.',
      `Procurar primeiro ${inVillage} e nas redondezas a comida, o artesanato e as reparações, e oferecer os empregos primeiro a quem cá mora.`,
    ],
    afterwards:
      'Logo que haja o que medir, contamos dizer aqui o resultado de cada plano, e também o que falhou. Até lá, pergunte-nos o que perguntaríamos a qualquer casa.',
    questions: 'Ler as perguntas',
  },
  now: {
    heading: 'Em que ponto estamos',
    intro: `Ainda não abrimos. ${opening.timeline.intro}`,
    steps: opening.timeline.steps,
    paragraphs: [
      `Por enquanto, não é possível reservar. ${opening.next}`,
      `Já temos mais de ${facts.supporters} apoiantes. Há duas maneiras de se juntar a eles.`,
    ],
  },
  join: 'Entrar na lista de espera',
  partner: 'Ser parceiro fundador',
};
