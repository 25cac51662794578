import { studies } from '../sources.ts';
import type { Home } from '../en/home.ts';
import { facts } from '../facts.ts';
import { onDays } from '../programme-days.ts';
import { inWords } from './in-words.ts';
import { inPlace, nearTown, place } from './place.ts';

export const home: Home = {
  name: 'Início',
  meta: {
    title: `Retiro para quem está em burnout, ${nearTown}`,
    description: `Um retiro que está a nascer ${inPlace}, para quem chegou ao limite: natureza, descanso, terra viva e cães velhos.`,
  },
  hero: {
    heading: 'Recuperar as forças, os laços, o chão.',
    text: `Um retiro em tendas, ${nearTown}, para quem está em burnout: natureza, dias sem pressa e gente por perto.`,
    facts: [
      'Ainda não abriu: saiba as datas primeiro',
      `a ${facts.minutesFromLisbonAirport} min do aeroporto de Lisboa, de carro`,
      `um, ${inWords(facts.immersionDays)} ou ${inWords(facts.signatureProgrammeDays)} dias`,
    ],
    join: 'Entrar na lista de espera',
  },
  model: {
    heading: 'Outra maneira de recuperar',
    intro: [
      'Do esgotamento não se sai só a pensar. Estamos a preparar um sítio onde se descanse com as mãos ocupadas, a semear ou a escovar um cão velho. Não é um tratamento, e não prometemos curas.',
      `Estão previstas tendas de lona com cama a sério, ioga, banhos de floresta, spa natural e tempo sem ecrãs.`,
    ],
    cards: [
      {
        title: 'Natureza e bem-estar',
        text: 'Ioga de manhã, passeios no pinhal, água onde apetece ficar e o telemóvel desligado. As atividades são facultativas, e ficar a dormir também conta.',
        link: 'Ver as experiências',
      },
      {
        title: 'Agricultura regenerativa',
        text: 'Antes de semear, pergunta-se à terra o que lhe falta. Poderá semear e colher com quem trata da horta, e comer o que de lá sair.',
        link: 'Da horta à mesa',
      },
      {
        title: 'Santuário de cães velhos',
        text: 'Aqui hão de viver até ao fim os cães que já ninguém escolhe, por serem velhos. Poderá fazer-lhes companhia, ao passo deles, ou entrar numa sessão com supervisão.',
        link: 'Conhecer o santuário',
      },
    ],
    captions: ['Descanso, tal como o imaginamos.', 'A mesa comprida: desenhada, por pôr.'],
    quote: {
      text: 'Um lavrador com juízo não pede mais esforço a uma terra cansada. Dá-lhe abrigo, água e tempo. As pessoas não merecem menos.',
      note: 'A ideia de onde tudo partiu',
    },
  },
  week: {
    heading: `O programa de ${facts.signatureProgrammeDays} dias, dia a dia`,
    intro: `O plano: ${inWords(facts.signatureProgrammeDays - 2)} dias inteiros, um para chegar e outro para partir. Muda com o tempo e com quem vier.`,
    days: onDays(
      [
        {
          title: 'Chegar',
          text: 'Chega-se de autocarro, de carro ou no transporte que tivermos combinado. Janta-se cedo. Ninguém lhe pergunta o que faz na vida.',
        },
        {
          title: 'Dormir',
          text: 'Sem despertador e sem planos até ao fim da manhã. Uma aula de ioga suave, um almoço demorado e uma tarde vazia, de propósito.',
        },
        {
          title: 'Andar',
          text: 'Um passeio guiado, a um passo tão lento que se ouve a floresta. Depois, o spa natural, e outra vez cama cedo.',
        },
        {
          title: 'Semear',
          text: 'Uma manhã com quem trata da horta: semear, cobrir a terra, colher. Ao almoço come-se o que se apanhou. Com as mãos sujas de terra, o telemóvel perde a graça.',
        },
        {
          title: 'Fazer companhia',
          text: 'Tempo com os cães velhos para quem quiser, com alguém da equipa por perto. A tarde fica para a lagoa.',
        },
        {
          title: 'Pensar no regresso',
          text: 'Passa-se em revista uma semana normal, com quem saiba ouvir, e escolhe-se uma mudança ou duas, pequenas o bastante para aguentarem uma segunda-feira.',
        },
        {
          title: 'Partir',
          text: 'Pequeno-almoço, um último passeio e uma página, escrita pela sua mão, com o que decidiu. Sai-se sem pressa.',
        },
      ],
      (first, last) => (first === last ? `Dia ${first}` : `Dias ${first} a ${last}`),
    ),
    link: 'Mais sobre a recuperação de burnout',
  },
  science: {
    heading: 'A ciência da recuperação',
    intro:
      'Três coisas que se leem sobre lugares como este, e o que delas fica quando se leem os estudos.',
    limitLabel: 'O que não demonstra',
    facts: [
      {
        heading: `${facts.minutesInNatureThatLowerCortisol} minutos na natureza podem baixar o cortisol`,
        text: `Uma revisão de 14 estudos com estudantes concluiu que ${facts.minutesInNatureThatLowerCortisol} minutos num lugar natural podem chegar para aliviar os sinais de stress do corpo, entre eles o cortisol. Noutro estudo, o cortisol desceu mais depressa nas saídas de 20 a 30 minutos.`,
        limit:
          'O cortisol sobe e desce ao longo do dia: um valor mais baixo fala de uma hora mais calma, não da recuperação de um burnout.',
        sources: [studies.minimumDose, studies.naturePill],
      },
      {
        heading: 'Com os cães, mais oxitocina; na horta, menos stress',
        text: 'Depois de algum tempo de convívio tranquilo, a oxitocina subiu nas pessoas e nos cães. Num ensaio pequeno, tratar da horta aliviou o stress mais do que ler.',
        limit:
          'As pessoas já gostavam de cães, e estudos posteriores nem sempre encontraram a subida. E ainda ninguém mostrou que mexer na terra a faça subir.',
        sources: [studies.humansAndDogs, studies.gardeningTrial],
      },
      {
        heading: 'Num ensaio, menos burnout, mesmo um ano depois',
        text: 'Num ensaio na Dinamarca, pessoas com doença relacionada com o stress fizeram terapia num jardim ou uma forma de terapia cognitivo-comportamental. O burnout diminuiu nos dois grupos e, um ano depois, continuava mais baixo.',
        limit:
          'Nenhum se mostrou melhor do que o outro, e faltou um grupo sem tratamento. Foram dez semanas, com terapeutas; uma estada aqui é mais curta e não é terapia.',
        sources: [studies.natureTherapy],
      },
    ],
  },
  place: {
    heading: `Porquê ${place}`,
    intro:
      'O Vau é uma aldeia de lavradores e pescadores à beira da lagoa de Óbidos, com campos de golfe mais perto do mar. Chama-se vau ao ponto de um rio que se atravessa a pé.',
    benefits: [
      {
        title: 'Património e cultura',
        text: 'Muralhas medievais, um castelo e livrarias onde menos se espera, uma delas numa antiga igreja. A UNESCO deu a Óbidos o título de Cidade da Literatura.',
      },
      {
        title: 'Clima ameno',
        text: `Mais de ${facts.sunnyDaysAYear} dias de sol por ano, mas nem sempre o dia todo: o Atlântico refresca os verões e adoça os invernos, com névoa e nortada.`,
      },
      {
        title: `A ${facts.minutesFromLisbonAirport} minutos do aeroporto`,
        text: 'De carro, de Lisboa até aos pomares. Contamos poder tratar do transporte.',
      },
      {
        title: 'Campo e sossego',
        text: 'Hortas, pinhal, caniços, garças, e flamingos a comer na lagoa.',
      },
    ],
    pictureNote: 'Desenhado, por construir: por enquanto, a tenda só está no papel.',
    coordinates: {
      label: 'Coordenadas',
      value: `${facts.coordinates.latitude.toLocaleString('pt-PT')}° N, ${(-facts.coordinates.longitude).toLocaleString('pt-PT')}° O`,
    },
    link: 'Ver como chegar',
  },
};
