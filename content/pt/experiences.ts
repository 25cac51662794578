import type { Experiences } from '../en/experiences.ts';
import { facts } from '../facts.ts';
import { inWords } from './in-words.ts';
import { nearTown } from './place.ts';

export const experiences: Experiences = {
  name: 'Experiências',
  meta: {
    title: 'Experiências num retiro perto de Lisboa',
    description: `Maneiras de descansar ${nearTown}: ioga e floresta, spa natural, horta e mesa, cães velhos e um programa de ${inWords(facts.signatureProgrammeDays)} dias para quem está em burnout.`,
  },
  heading: 'Experiências',
  lead: `Experiências de um dia, estadas de ${inWords(facts.immersionDays)} e um programa de ${inWords(facts.signatureProgrammeDays)}, que junta tudo. É assim que os planeamos; ainda não se podem reservar, e a lista de espera é uma só.`,
  pictureCaption: 'O que se vê da cama, tal como o imaginamos.',
  keywordsLabel: 'Em poucas palavras',
  evidenceLabel: 'O que diz a investigação',
  studies: 'Os estudos',
  cards: [
    {
      title: 'Ioga e banhos de floresta',
      description: [
        'Uma aula de ioga suave ao fim da manhã, no chão ou numa cadeira. Depois, uma hora ou duas pelo pinhal, devagar, com um guia.',
      ],
      keywords: ['ioga', 'pinhal', 'respiração', 'andar devagar'],
      evidence:
        'Uma revisão associa os banhos de floresta a um cortisol mais baixo, por pouco tempo; parte do efeito pode vir da expectativa. Sobre ioga não citamos nenhum estudo.',
      join: 'Entrar na lista de espera',
    },
    {
      title: 'Spa natural e tempo sem ecrãs',
      description: [
        'Banhos e um banco ao sol. Falta decidir como serão os banhos. Contamos pedir aos hóspedes que desliguem o telemóvel.',
        'As primeiras horas sem ecrã são as que mais custam.',
      ],
      keywords: ['spa natural', 'banhos', 'sem ecrãs', 'silêncio', 'sono'],
      evidence:
        'Em pessoas saudáveis, o cortisol tende a descer por pouco tempo depois de um banho; comparando com grupos de controlo, a diferença pode ser acaso.',
      join: 'Entrar na lista de espera',
    },
    {
      title: 'Permacultura, da horta à mesa',
      description: [
        'Uma manhã na horta, para perceber porque é que não se deve deixar a terra nua.',
        'Depois, todos à mesma mesa: come-se o que a horta der nesse dia, com pão, azeite e peixe das redondezas.',
      ],
      keywords: ['permacultura', 'agricultura regenerativa', 'comida da época', 'mãos na terra'],
      evidence:
        'Tratar de plantas anda a par de melhor humor; num ensaio pequeno, aliviou o stress mais do que ler.',
      join: 'Entrar na lista de espera',
    },
    {
      title: 'Sessões com os cães velhos do santuário',
      description: [
        'Sentar-se no chão com um cão que não tem mais nada para fazer. As sessões serão facultativas e acompanhadas, e acabarão quando um dos dois se cansar.',
        'Não há exercícios. Quase tudo é escovar e encostar-se.',
      ],
      keywords: ['cães velhos', 'sessões acompanhadas', 'toque', 'facultativo'],
      evidence:
        'Estudantes que fizeram festas a cães e gatos durante dez minutos ficaram com menos cortisol. As autoras falam de um alívio momentâneo.',
      join: 'Entrar na lista de espera',
    },
    {
      title: `Programa de recuperação de burnout (${facts.signatureProgrammeDays} dias)`,
      description: [
        'Segundo o plano, o nosso programa principal junta as outras experiências pela ordem que convém a uma pessoa cansada: primeiro dormir e, no fim, uma conversa franca sobre o que a espera em casa.',
      ],
      keywords: ['esgotamento', 'descanso', 'dias acompanhados', 'tenda com cama', 'voltar a casa'],
      evidence:
        'O ensaio mais próximo foi de dez semanas de terapia num jardim; uma estada aqui não é terapia.',
      join: 'Entrar na lista de espera',
    },
  ],
  lengths: {
    heading: 'Quanto tempo ficar',
    items: [
      {
        title: 'Experiências de um dia',
        text: 'Uma manhã ou um dia inteiro, se mora perto ou está de passagem.',
      },
      {
        title: `Estadas de ${facts.immersionDays} dias`,
        text: 'Duas noites, para quem não pode ficar uma semana.',
      },
      {
        title: `Programa de ${facts.signatureProgrammeDays} dias`,
        text: 'O nosso programa principal, para começar a recuperar.',
      },
    ],
  },
  practical: {
    heading: 'Convém saber',
    items: [
      'Os programas serão em português e em inglês; a pedido, em espanhol e em francês.',
      `Para adultos, a partir dos ${facts.minimumAge} anos, que não tragam os seus animais.`,
    ],
  },
};
