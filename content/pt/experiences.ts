import { studies } from '../sources.ts';
import type { Experiences } from '../en/experiences.ts';
import { facts } from '../facts.ts';

export const experiences: Experiences = {
  meta: {
    title: 'Experiências: ioga, água, terra e cães',
    description:
      'Cinco maneiras de descansar perto de Óbidos: ioga e floresta, spa natural, horta e mesa, cães velhos e uma semana para recuperar do burnout.',
  },
  heading: 'Experiências',
  lead: 'Cinco portas de entrada. Pode escolher uma para um dia, juntar várias ou ficar para o programa completo. Descrevemo-las tal como as planeamos; ainda não se podem reservar.',
  keywordsLabel: 'Em poucas palavras',
  evidenceLabel: 'O que diz a investigação',
  cards: [
    {
      title: 'Ioga e imersão na floresta',
      description: [
        'Uma aula de ioga suave antes do pequeno-almoço, no chão ou numa cadeira. Depois, o pinhal, com um guia de poucas palavras: uma ou duas horas a andar devagar, a parar muitas vezes e a reparar numa coisa de cada vez.',
        'Não é preciso experiência. Para quem quase não se mexeu no último ano, é uma boa forma de recomeçar.',
      ],
      keywords: ['ioga', 'banho de floresta', 'respiração', 'andar devagar'],
      evidence: {
        text: 'Há revisões que associam tanto o ioga como o tempo na floresta a níveis de cortisol mais baixos, a curto prazo. Parte do efeito vem de já se contar com ele.',
        sources: [studies.yoga, studies.forestBathing],
      },
      join: 'Entrar na lista de espera',
    },
    {
      title: 'Spa natural e desintoxicação digital',
      description: [
        'Água, calor, frio para quem se atrever e um banco ao sol. O telemóvel fica à entrada, ou desligado na tenda; quem precisar de falar consigo tem um número que alguém atende.',
        'As primeiras horas sem ecrã custam. Ao segundo dia, quase toda a gente se lembra do que fazia antes nas pausas.',
      ],
      keywords: ['piscina natural', 'água quente', 'sem ecrãs', 'silêncio', 'sono'],
      evidence: {
        text: 'Uma primeira revisão concluiu que os banhos e os tratamentos termais podem baixar o cortisol. Outra, mais ampla e mais recente, viu a mesma tendência, mas, nos estudos com grupo de controlo, pequena de mais para haver certezas. Desligar do trabalho está associado a menos exaustão.',
        sources: [studies.balneotherapy, studies.balneotherapyUpdate, studies.detachment],
      },
      join: 'Entrar na lista de espera',
    },
    {
      title: 'Da horta à mesa e permacultura',
      description: [
        'Uma manhã de trabalho com quem trata dos socalcos, para perceber porque é que ali nunca se deixa a terra nua. Semeia-se, cobre-se o solo, rega-se e colhe-se; o que é pesado fica para quem quiser.',
        'Depois comem todos à mesma mesa: o que a horta deu nesse dia, com pão, azeite e peixe das redondezas.',
      ],
      keywords: ['permacultura', 'agricultura regenerativa', 'comida da época', 'mãos na terra'],
      evidence: {
        text: 'Em 22 estudos, tratar de um jardim ou de uma horta andou a par de melhor humor e mais qualidade de vida. Num ensaio pequeno, aliviou o stress mais do que a leitura.',
        sources: [studies.gardeningReview, studies.gardeningTrial],
      },
      join: 'Entrar na lista de espera',
    },
    {
      title: 'Bem-estar assistido por animais (Santuário de cães seniores)',
      description: [
        'Sentar-se no chão com um cão que não tem mais nada para fazer. As sessões são facultativas e acompanhadas: fica sempre consigo alguém que conhece os animais e repara quando, para um dos dois, já chega.',
        'Não há exercícios. Quase tudo é escovar, encostar-se e abrandar até ao ritmo de quem é mais velho.',
      ],
      keywords: ['cães velhos', 'sessões acompanhadas', 'toque', 'facultativo'],
      evidence: {
        text: 'Num ensaio aleatorizado, estudantes que fizeram festas a cães e gatos durante dez minutos ficaram com menos cortisol do que os que só olharam ou esperaram. As autoras falam de um alívio momentâneo, e nós também.',
        sources: [studies.animalVisits],
      },
      join: 'Entrar na lista de espera',
    },
    {
      title: `Programa de recuperação de burnout (${facts.signatureProgrammeDays} dias)`,
      description: [
        'O nosso programa principal junta os outros quatro por uma ordem que uma pessoa cansada aguenta: primeiro dormir, depois andar, a seguir a terra e os animais e, no fim, um olhar franco e amigo sobre a vida que a espera em casa.',
        'Dorme-se em eco-glamping de luxo, debaixo dos sobreiros, com os pássaros a fazer de despertador.',
      ],
      keywords: ['esgotamento', 'descanso', 'dias acompanhados', 'tenda com cama', 'voltar a casa'],
      evidence: {
        text: 'Num ensaio com 84 pessoas, não se encontrou diferença entre dez semanas de terapia num jardim e uma terapia cognitivo-comportamental, o que não prova que se equivalham. O nosso programa inspira-se em trabalhos como este, é muito mais curto e não é terapia.',
        sources: [studies.natureTherapy],
      },
      join: 'Entrar na lista de espera',
    },
  ],
  lengths: {
    heading: 'Quanto tempo ficar',
    items: [
      {
        title: 'Experiências de um dia',
        text: 'Uma manhã ou um dia inteiro, para quem mora perto ou está de passagem.',
      },
      {
        title: `Imersões de ${facts.immersionDays} dias`,
        text: 'O suficiente para dormir bem uma noite, e depois outra.',
      },
      {
        title: `Programa de ${facts.signatureProgrammeDays} dias`,
        text: 'A nossa semana de recuperação de burnout, com tempo, no fim, para preparar o regresso.',
      },
    ],
  },
  practical: {
    heading: 'Convém saber',
    items: [
      'Os programas decorrem em inglês e em português; a pedido, em espanhol e em francês.',
      `São para adultos, a partir dos ${facts.minimumAge} anos.`,
      'Pedimos que deixe os seus animais em casa. Os cães velhos precisam de sossego.',
      'Podemos tratar do transporte a partir do aeroporto ou da estação.',
    ],
  },
};
