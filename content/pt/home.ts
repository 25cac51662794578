import { studies } from '../sources.ts';
import type { Home } from '../en/home.ts';
import { facts } from '../facts.ts';

export const home: Home = {
  meta: {
    title: 'Retiro regenerativo perto de Óbidos',
    description:
      'Um retiro que está a nascer no Vau, perto de Óbidos, para quem chegou ao limite: natureza, descanso a sério, terra viva e cães velhos.',
  },
  hero: {
    heading: 'Regenerar. Reconectar. Recuperar.',
    text: 'Um santuário em Portugal para recuperar do burnout com natureza, propósito e cuidado.',
    facts: [
      `No Vau, a ${facts.minutesFromLisbonAirport} min do aeroporto de Lisboa`,
      `por um dia, ${facts.immersionDays} ou ${facts.signatureProgrammeDays}`,
      'por abrir, inscrição grátis',
    ],
    join: 'Entrar na lista de espera',
  },
  model: {
    heading: 'Um novo modelo de recuperação',
    intro: [
      'Do esgotamento não se sai só a pensar. Estamos a preparar um lugar onde o descanso vem com alguma coisa para fazer com as mãos: terra para cavar, um pinhal para atravessar devagar, um cão velho que gosta de companhia.',
      `Vai dormir numa cama a sério, debaixo de lona: eco-glamping de luxo. Haverá ioga, imersão na floresta, spa natural e tempo sem ecrãs. Pode vir passar um dia, ficar ${facts.immersionDays} dias ou fazer o programa de ${facts.signatureProgrammeDays}.`,
    ],
    cards: [
      {
        title: 'Natureza e bem-estar',
        text: 'Ioga de manhã, passeios vagarosos no pinhal, água onde apetece ficar e o telemóvel guardado numa gaveta. Nada é obrigatório, e dormir até tarde também conta.',
        link: 'Ver as experiências',
      },
      {
        title: 'Agricultura regenerativa',
        text: 'Cultivar de maneira que a terra tenha mais vida de ano para ano. Semeia-se, cobre-se o solo e colhe-se ao lado de quem trata dos socalcos. Depois come-se o que de lá saiu.',
        link: 'Descobrir a horta',
      },
      {
        title: 'Santuário de cães seniores',
        text: 'Cães que já passaram da idade em que alguém os escolhe vão viver aqui o resto dos seus anos. Pode sentar-se ao pé deles, passear ao passo deles ou, se quiser, participar numa sessão assistida por animais, sempre com supervisão.',
        link: 'Conhecer o santuário',
      },
    ],
    captions: [
      'Dois dos moradores, tal como os imaginamos.',
      'Os socalcos, onde hóspedes e hortelãos vão dividir o trabalho.',
    ],
    quote: {
      text: 'A uma terra cansada ninguém pede mais esforço. Dá-se-lhe abrigo, água e tempo. As pessoas não merecem menos.',
      note: 'A ideia de onde tudo partiu',
    },
  },
  week: {
    heading: `O programa de ${facts.signatureProgrammeDays} dias, dia a dia`,
    intro: `O nosso programa principal, de recuperação de burnout, dura ${facts.signatureProgrammeDays} dias. É este o desenho que vamos experimentar com os primeiros hóspedes. Adapta-se ao tempo, à estação e a cada pessoa.`,
    days: [
      {
        day: 'Dia 1',
        title: 'Chegar',
        text: 'Chega-se de comboio, de carro ou no transporte que tivermos combinado. Janta-se cedo. Ninguém lhe pergunta o que faz na vida.',
      },
      {
        day: 'Dia 2',
        title: 'Dormir',
        text: 'Sem despertador e sem planos até ao fim da manhã. Uma aula de ioga suave, um almoço demorado e uma tarde vazia, de propósito.',
      },
      {
        day: 'Dia 3',
        title: 'Andar',
        text: 'Um passeio guiado na floresta, com vagar suficiente para a ouvir. Depois, o spa natural, e outra vez cedo para a cama.',
      },
      {
        day: 'Dia 4',
        title: 'Cavar',
        text: 'Uma manhã com quem trata da horta: semear, cobrir a terra, acartar água. Ao almoço come-se o que se apanhou. Com as mãos sujas de terra, o telemóvel perde a graça.',
      },
      {
        day: 'Dia 5',
        title: 'Fazer companhia',
        text: 'Tempo com os cães velhos para quem quiser, com alguém da equipa por perto. A tarde fica para a lagoa.',
      },
      {
        day: 'Dia 6',
        title: 'Pensar no regresso',
        text: 'Passa-se em revista uma semana normal, com quem saiba ouvir, e escolhem-se uma ou duas coisas para mudar, pequenas o bastante para resistirem a uma segunda-feira.',
      },
      {
        day: 'Dia 7',
        title: 'Partir devagar',
        text: 'Pequeno-almoço, um último passeio e uma página, escrita pela sua mão, com o que decidiu. Ninguém apressa ninguém.',
      },
    ],
    link: 'Saber mais sobre a recuperação de burnout',
  },
  science: {
    heading: 'A ciência da recuperação',
    intro:
      'Eis o que a investigação já encontrou e até onde vai. Serve para ter esperança, não para fazer promessas.',
    limitLabel: 'O que não demonstra',
    facts: [
      {
        heading: `${facts.minutesInNatureThatLowerCortisol} minutos na natureza baixam o cortisol`,
        text: `Uma revisão de catorze estudos com estudantes concluiu que ${facts.minutesInNatureThatLowerCortisol} minutos sentados ou a andar num lugar natural podem chegar para aliviar a cabeça e os sinais de stress do corpo, entre eles o cortisol. Noutro estudo, o cortisol desceu mais depressa nas saídas de 20 a 30 minutos.`,
        limit:
          'O cortisol sobe e desce ao longo do dia. Um valor mais baixo depois de um passeio revela uma hora mais calma; não mede a recuperação de um burnout.',
        sources: [studies.minimumDose, studies.naturePill],
      },
      {
        heading: 'Mais oxitocina com a terra e os animais',
        text: 'Depois de algum tempo de convívio tranquilo, a oxitocina subiu tanto nas pessoas como nos cães e, nas pessoas, o cortisol desceu. Sobre a terra sabe-se menos: num ensaio pequeno, tratar da horta aliviou o stress, e uma bactéria que vive no solo, dada a ratinhos, alterou-lhes a atividade da serotonina.',
        limit:
          'As pessoas do estudo com cães já gostavam de cães. Ainda ninguém mostrou que a terra, por si só, faça subir a oxitocina em seres humanos.',
        sources: [studies.humansAndDogs, studies.gardeningTrial, studies.soilBacterium],
      },
      {
        heading: 'Efeito comprovado no stress crónico e no burnout',
        text: 'Num ensaio aleatorizado feito na Dinamarca, 84 pessoas com doença relacionada com o stress fizeram terapia num jardim ou uma forma de terapia cognitivo-comportamental. Nos dois grupos o bem-estar subiu e o burnout desceu, e a diferença ainda se notava um ano depois.',
        limit:
          'Não se encontrou diferença entre os dois tratamentos, o que não prova que se equivalham, e não houve um grupo sem tratamento para comparar. Durou dez semanas e teve terapeutas. Uma estada aqui é mais curta e não é terapia.',
        sources: [studies.natureTherapy],
      },
    ],
  },
  place: {
    heading: 'Porquê o Vau, em Óbidos',
    intro:
      'O Vau é uma aldeia de lavradores e pescadores à beira da lagoa de Óbidos. O nome diz o que era: um sítio onde se passava a água a pé.',
    benefits: [
      {
        title: 'Património e cultura',
        text: 'Óbidos conserva as muralhas medievais, o castelo e, numa antiga igreja, uma das suas muitas livrarias. A UNESCO deu-lhe o título de Cidade da Literatura.',
      },
      {
        title: 'Clima ameno',
        text: `Mais de ${facts.sunnyDaysAYear} dias de sol por ano, com o Atlântico ali perto a refrescar os verões e a amaciar os invernos.`,
      },
      {
        title: `A ${facts.minutesFromLisbonAirport} minutos do aeroporto`,
        text: 'Aterra-se em Lisboa e, no mesmo dia, já se está entre pomares. Podemos tratar do transporte.',
      },
      {
        title: 'Campo e sossego',
        text: 'Hortas, pinhal, caniços, garças. E noites tão escuras que se vê o céu inteiro.',
      },
    ],
    coordinates: {
      label: 'Coordenadas',
      value: `${facts.coordinates.latitude.toLocaleString('pt-PT')} N, ${(-facts.coordinates.longitude).toLocaleString('pt-PT')} O`,
    },
    link: 'Ver como chegar',
  },
};
