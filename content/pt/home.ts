import { studies } from '../sources.ts';
import type { Home } from '../en/home.ts';
import { facts } from '../facts.ts';
import { inWords } from './in-words.ts';
import { countryName, inPlace, nearTown, place } from './place.ts';

export const home: Home = {
  name: 'Início',
  meta: {
    title: `Burnout: um retiro ${nearTown}, ${countryName}`,
    description: `Um retiro que está a nascer ${inPlace}, para quem chegou ao limite: natureza, descanso, terra viva e cães velhos.`,
  },
  hero: {
    heading: 'Recuperar as forças, os laços, o chão.',
    text: `Um futuro refúgio ${nearTown}, ${countryName}, para descansar do burnout e começar a sarar, com natureza, propósito e cuidado.`,
    facts: [
      'Ainda não abriu',
      'datas em primeira mão',
      `a ${facts.minutesFromLisbonAirport} min do aeroporto de Lisboa, de carro`,
      `previsto para um, ${inWords(facts.immersionDays)} ou ${inWords(facts.signatureProgrammeDays)} dias`,
    ],
    join: 'Entrar na lista de espera',
  },
  howToRead: [
    'O traço sobre cada parte mostra em que ponto está: a legenda está na gravura.',
    'As páginas são as horas de um dia: no fim de cada uma está o caminho para a seguinte.',
  ],
  model: {
    heading: 'Outra maneira de recuperar',
    intro: [
      'Do esgotamento não se sai só a pensar. Estamos a preparar um sítio onde se descanse com as mãos ocupadas. Não é um tratamento.',
      'Vai dormir numa cama a sério, debaixo de lona: o setor chama-lhe eco-glamping de luxo. Verá fotografias da tenda antes de pagar.',
    ],
    cards: [
      {
        title: 'Natureza e bem-estar',
        text: 'Segundo o plano: ioga ao fim da manhã, passeios no pinhal, um spa natural e o telemóvel desligado. Também poderá ficar a dormir.',
        link: 'Ver as experiências',
      },
      {
        title: 'Agricultura regenerativa',
        text: 'Antes de semear, pergunta-se à terra o que lhe falta. Poderá semear, colher e comer o que de lá sair.',
        link: 'Da horta à mesa',
      },
      {
        title: 'Santuário de cães velhos',
        text: 'Queremos dar casa, até ao fim da vida, a cães velhos que ninguém escolhe. Poderá fazer-lhes companhia, com quem os conheça, ou ter uma sessão acompanhada.',
        link: 'Conhecer o santuário',
      },
    ],
    captions: ['O descanso, imaginado.', 'A mesa comprida, no plano.'],
    quote: {
      text: 'À terra cansada não se pede mais esforço. Precisa de abrigo, água e tempo. As pessoas não merecem menos.',
      note: 'A ideia de onde tudo partiu',
    },
  },
  programme: {
    heading: `O programa de ${facts.signatureProgrammeDays} dias`,
    text: `Segundo o plano, começa por dormir, continua com passeios, horta e cães velhos, e acaba a pensar na semana que espera em casa.`,
    link: 'Ver o programa, dia a dia',
  },
  science: {
    heading: 'A ciência da recuperação',
    intro: 'Três coisas que se leem sobre lugares como este, e o que um estudo encontrou.',
    limitLabel: 'O que não demonstram',
    facts: [
      {
        heading: `${facts.minutesInNatureThatLowerCortisol} minutos na natureza podem baixar o cortisol`,
        text: `Numa revisão de estudos com estudantes, ${facts.minutesInNatureThatLowerCortisol} minutos na natureza podiam bastar para aliviar sinais de stress, cortisol incluído.`,
        limit:
          'O cortisol sobe e desce ao longo do dia: um valor mais baixo quer dizer uma hora mais calma, não que o burnout esteja a passar.',
        sources: [studies.minimumDose],
      },
      {
        heading: 'Com os cães, mais oxitocina; na horta, menos stress',
        text: 'Após um convívio calmo, a oxitocina subiu em pessoas e cães. Num ensaio pequeno, a horta aliviou o stress mais do que a leitura.',
        limit:
          'Eram pessoas que já gostavam de cães, e nem todos os estudos seguintes viram a oxitocina subir. Ainda ninguém mostrou que mexer na terra faça subir a oxitocina.',
        sources: [studies.humansAndDogs, studies.gardeningTrial],
      },
      {
        heading: 'Num ensaio, menos burnout, ainda um ano depois',
        text: 'Na Dinamarca, o burnout baixou com terapia num jardim e com uma forma de terapia cognitivo-comportamental; um ano depois, continuava mais baixo.',
        limit:
          'Um só ensaio, em que todos foram tratados, não é prova. E uma estada aqui não são dez semanas de terapia.',
        sources: [studies.natureTherapy],
      },
    ],
  },
  place: {
    heading: `Porquê ${place}, ${countryName}`,
    intro:
      'O Vau é uma aldeia de campos e barcos de pesca à beira da lagoa de Óbidos. Um vau é onde um rio se passa a pé.',
    benefits: [
      {
        title: 'Património e cultura',
        text: 'Óbidos guarda o castelo e as muralhas medievais. Para a UNESCO, é Cidade da Literatura.',
      },
      {
        title: 'Clima ameno',
        text: `Mais de ${facts.sunnyDaysAYear} dias de sol por ano, nem sempre o dia todo: o Atlântico traz névoa e nortada, verões frescos e invernos suaves.`,
      },
      {
        title: `A ${facts.minutesFromLisbonAirport} minutos do aeroporto`,
        text: 'De carro e sem trânsito.',
      },
      {
        title: 'Campo e sossego',
        text: 'Hortas, pinhal, caniços, garças, e flamingos a comer na lagoa.',
      },
    ],
    pictureNote: 'Por enquanto, a tenda é um desenho.',
    coordinates: {
      label: 'Coordenadas',
      value: `${facts.coordinates.latitude.toLocaleString('pt-PT')}° N, ${(-facts.coordinates.longitude).toLocaleString('pt-PT')}° O`,
    },
    link: 'Ver como chegar',
  },
};
