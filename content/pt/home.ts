import { capitalised } from '../capitalised.ts';
import { studies } from '../sources.ts';
import type { Home } from '../en/home.ts';
import { facts } from '../facts.ts';
import { onDays } from '../programme-days.ts';
import { inWords } from './in-words.ts';
import { inPlace, inVillage, nearTown, place } from './place.ts';

export const home: Home = {
  name: 'Início',
  meta: {
    title: `Recuperar do burnout ${nearTown}`,
    description: `Um retiro que está a nascer ${inPlace}, para quem chegou ao limite: natureza, descanso, terra viva e cães velhos.`,
  },
  hero: {
    heading: 'Refazer a terra, os laços, as forças.',
    text: 'Um retiro para recuperar do burnout: natureza à volta, gosto no que se faz e quem cuide de si.',
    facts: [
      `${capitalised(inVillage)}, a ${facts.minutesFromLisbonAirport} min do aeroporto de Lisboa`,
      `um, ${inWords(facts.immersionDays)} ou ${inWords(facts.signatureProgrammeDays)} dias`,
      'ainda por abrir, inscrição gratuita',
    ],
    join: 'Entrar na lista de espera',
  },
  model: {
    heading: 'Outra maneira de recuperar',
    intro: [
      'Do esgotamento não se sai só a pensar. Estamos a preparar um sítio onde se descanse com as mãos ocupadas, a cavar a terra ou a escovar um cão velho.',
      `Estão previstas tendas de lona com cama a sério, ioga, banhos de floresta, spa natural e tempo sem ecrãs. Poderá vir por um dia, ficar ${inWords(facts.immersionDays)} ou fazer o programa de ${inWords(facts.signatureProgrammeDays)}.`,
    ],
    cards: [
      {
        title: 'Natureza e bem-estar',
        text: 'Ioga de manhã, passeios no pinhal, água onde apetece ficar e o telemóvel desligado. As atividades são facultativas, e ficar a dormir também conta.',
        link: 'Ver as experiências',
      },
      {
        title: 'Agricultura regenerativa',
        text: 'Cultivar de maneira que a terra tenha mais vida de ano para ano. Poderá semear e colher com quem trata da horta, e comer o que de lá sair.',
        link: 'Da horta à mesa',
      },
      {
        title: 'Santuário de cães velhos',
        text: 'Queremos que vivam aqui, até ao fim, cães que, pela idade, já ninguém escolhe. Poderá fazer-lhes companhia, ao passo deles, ou entrar numa sessão assistida por animais, sempre com supervisão.',
        link: 'Conhecer o santuário',
      },
    ],
    captions: ['Dois dos moradores, tal como os imaginamos.', 'A horta, para já só no papel.'],
    quote: {
      text: 'A uma terra cansada ninguém pede mais esforço. Dá-se-lhe abrigo, água e tempo. As pessoas não merecem menos.',
      note: 'A ideia de onde tudo partiu',
    },
  },
  week: {
    heading: `O programa de ${facts.signatureProgrammeDays} dias, dia a dia`,
    intro:
      'É assim que pensamos experimentar, com os primeiros hóspedes, o nosso programa principal. Muda com o tempo que fizer e com quem vier.',
    days: onDays(
      [
        {
          title: 'Chegar',
          text: 'Chega-se de autocarro, de carro ou no transporte que tivermos combinado. Janta-se cedo. Ninguém quer saber do seu cargo.',
        },
        {
          title: 'Dormir',
          text: 'Sem despertador e sem planos até ao fim da manhã. Uma aula de ioga suave, um almoço demorado e uma tarde vazia, de propósito.',
        },
        {
          title: 'Andar',
          text: 'Um passeio guiado, tão devagar que se ouve a floresta. Depois, o spa natural, e outra vez cama cedo.',
        },
        {
          title: 'Cavar',
          text: 'Uma manhã com quem trata da horta: semear, cobrir a terra, acartar água. Ao almoço come-se o que se apanhou. Com as mãos sujas de terra, o telemóvel perde a graça.',
        },
        {
          title: 'Fazer companhia',
          text: 'Tempo com os cães velhos para quem quiser, com alguém da equipa por perto. A tarde fica para a lagoa.',
        },
        {
          title: 'Pensar no regresso',
          text: 'Passa-se em revista uma semana normal, com quem saiba ouvir, e escolhe-se uma mudança ou duas, tão pequenas que resistam a uma segunda-feira.',
        },
        {
          title: 'Partir',
          text: 'Pequeno-almoço, um último passeio e uma página, escrita pela sua mão, com o que decidiu. Sai-se sem pressa.',
        },
      ],
      (first, last) => (first === last ? `Dia ${first}` : `Dias ${first} a ${last}`),
    ),
    link: 'Saber mais sobre a recuperação de burnout',
  },
  science: {
    heading: 'A ciência da recuperação',
    intro: 'O que a investigação já encontrou, e até onde chega. Dá esperança, não promessas.',
    limitLabel: 'O que não demonstra',
    facts: [
      {
        heading: `${facts.minutesInNatureThatLowerCortisol} minutos na natureza podem baixar o cortisol`,
        text: `Uma revisão de 14 estudos com estudantes concluiu que ${facts.minutesInNatureThatLowerCortisol} minutos sentados ou a andar num lugar natural podem chegar para aliviar a cabeça e os sinais de stress do corpo, entre eles o cortisol. Noutro estudo, o cortisol desceu mais depressa nas saídas de 20 a 30 minutos.`,
        limit:
          'O cortisol sobe e desce ao longo do dia: um valor mais baixo fala de uma hora mais calma, não da recuperação de um burnout.',
        sources: [studies.minimumDose, studies.naturePill],
      },
      {
        heading: 'Oxitocina com os cães, menos stress com a terra',
        text: 'Depois de algum tempo de convívio tranquilo, a oxitocina subiu tanto nas pessoas como nos cães e, nas pessoas, o cortisol desceu. Sobre a terra sabe-se menos: num ensaio pequeno, tratar da horta aliviou o stress, e uma bactéria do solo, inoculada em ratinhos, alterou-lhes a atividade da serotonina.',
        limit:
          'As pessoas estudadas já gostavam de cães, e está por mostrar que a terra, só por si, faça subir a oxitocina em seres humanos.',
        sources: [studies.humansAndDogs, studies.gardeningTrial, studies.soilBacterium],
      },
      {
        heading: 'Num ensaio, menos burnout, mesmo um ano depois',
        text: 'Num ensaio aleatorizado, na Dinamarca, pessoas com doença relacionada com o stress fizeram terapia num jardim ou uma forma de terapia cognitivo-comportamental. Nos dois grupos o bem-estar subiu e o burnout desceu, e a melhoria ainda se notava um ano depois.',
        limit:
          'Nenhum dos tratamentos se mostrou melhor do que o outro, e faltou um grupo sem tratamento para comparar. Foram dez semanas, com terapeutas; uma estada aqui é mais curta e não é terapia.',
        sources: [studies.natureTherapy],
      },
    ],
  },
  place: {
    heading: `Porquê ${place}`,
    intro:
      'O Vau é uma aldeia de lavradores e pescadores à beira da lagoa de Óbidos. Um vau é um sítio onde se passa a água a pé.',
    benefits: [
      {
        title: 'Património e cultura',
        text: 'Muralhas medievais, um castelo e muitas livrarias, uma delas numa antiga igreja. A UNESCO deu a Óbidos o título de Cidade da Literatura.',
      },
      {
        title: 'Clima ameno',
        text: `Mais de ${facts.sunnyDaysAYear} dias de sol por ano, com o Atlântico ali perto a refrescar os verões e a adoçar os invernos.`,
      },
      {
        title: `A ${facts.minutesFromLisbonAirport} minutos do aeroporto`,
        text: 'Aterra-se em Lisboa e segue-se para os pomares. Contamos poder tratar do transporte.',
      },
      {
        title: 'Campo e sossego',
        text: 'Hortas, pinhal, caniços, garças. E noites tão escuras que se vê o céu inteiro.',
      },
    ],
    coordinates: {
      label: 'Coordenadas',
      value: `${facts.coordinates.latitude.toLocaleString('pt-PT')}° N, ${(-facts.coordinates.longitude).toLocaleString('pt-PT')}° O`,
    },
    link: 'Ver como chegar',
  },
};
