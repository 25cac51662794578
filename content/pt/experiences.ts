import { studies } from '../sources.ts';
import type { Experiences } from '../en/experiences.ts';
import { facts } from '../facts.ts';
import { inWords } from './in-words.ts';
import { nearTown } from './place.ts';

export const experiences: Experiences = {
  name: 'Experiências',
  meta: {
    title: 'Experiências num retiro perto de Lisboa',
    description: `Maneiras de descansar ${nearTown}: ioga e floresta, spa natural, horta e mesa, cães velhos e ${inWords(facts.signatureProgrammeDays)} dias para recuperar do burnout.`,
  },
  heading: 'Experiências',
  lead: `Experiências para um só dia, e um programa de ${inWords(facts.signatureProgrammeDays)} dias que as junta. Estão descritas e desenhadas tal como as planeamos; ainda não se podem reservar.`,
  pictureCaption: 'O que se vê da cama, numa tenda desenhada e por montar.',
  keywordsLabel: 'Em poucas palavras',
  evidenceLabel: 'O que diz a investigação',
  cards: [
    {
      title: 'Ioga e banhos de floresta',
      description: [
        'Uma aula de ioga suave de manhã, no chão ou numa cadeira. Depois, o pinhal, com um guia de poucas palavras: uma hora ou duas em que se anda pouco e se repara em muito.',
        'Se quase não se mexeu no último ano, é um bom recomeço.',
      ],
      keywords: ['ioga', 'pinhal', 'respiração', 'andar devagar'],
      evidence: {
        text: 'Há revisões que associam tanto o ioga como o tempo na floresta a níveis de cortisol mais baixos, a curto prazo. Parte do efeito pode vir da própria expectativa.',
        sources: [studies.yoga, studies.forestBathing],
      },
      join: 'Entrar na lista de espera',
    },
    {
      title: 'Spa natural e tempo sem ecrãs',
      description: [
        'Água quente, água fria para quem se atreva e um banco ao sol. Se está grávida, sofre do coração, tem a tensão alta ou baixa ou toma certos medicamentos, fale com o médico antes de entrar na água. O telemóvel fica à entrada, ou desligado na tenda.',
        'As primeiras horas sem ecrã custam. Ao segundo dia, há de lembrar-se do que fazia antes nas pausas.',
      ],
      keywords: ['banhos', 'água quente', 'sem ecrãs', 'silêncio', 'sono'],
      evidence: {
        text: 'Numa revisão de 17 estudos, o cortisol tendeu a descer com os banhos. Nos que tinham grupo de controlo, a diferença foi tão pequena que pode dever-se ao acaso. Desligar do trabalho está associado a menos exaustão.',
        sources: [studies.balneotherapyUpdate, studies.detachment],
      },
      join: 'Entrar na lista de espera',
    },
    {
      title: 'Permacultura, da horta à mesa',
      description: [
        'Uma manhã com quem trata da horta, para perceber porque é que ali nunca se deixa a terra nua. O que é pesado fica para quem quiser.',
        'Depois sentam-se todos à mesma mesa e come-se o que a horta deu nesse dia, com pão, azeite e peixe das redondezas.',
      ],
      keywords: ['permacultura', 'agricultura regenerativa', 'comida da época', 'mãos na terra'],
      evidence: {
        text: 'Numa análise de 22 estudos, jardinar apareceu associado a melhor humor e a mais qualidade de vida. Num ensaio pequeno, aliviou o stress mais do que ler.',
        sources: [studies.gardeningReview, studies.gardeningTrial],
      },
      join: 'Entrar na lista de espera',
    },
    {
      title: 'Sessões com os cães velhos do santuário',
      description: [
        'Sentar-se no chão com um cão que não tem mais nada para fazer. As sessões assistidas por animais são facultativas e sempre acompanhadas, por alguém atento ao primeiro dos dois que se canse.',
        'Não há exercícios. Quase tudo é escovar e encostar-se, ao ritmo do mais velho.',
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
        'O nosso programa principal junta as outras experiências por uma ordem que uma pessoa cansada aguenta: primeiro dormir, depois andar, a seguir a terra e os animais e, no fim, uma conversa franca sobre o que a espera em casa.',
        'Dorme-se debaixo das árvores, numa tenda com uma boa cama.',
      ],
      keywords: ['esgotamento', 'descanso', 'dias acompanhados', 'tenda com cama', 'voltar a casa'],
      evidence: {
        text: 'No ensaio mais próximo do que queremos fazer, não se viu diferença entre a terapia num jardim e a cognitivo-comportamental. Não prova que valham o mesmo. O nosso programa é muito mais curto e não tem fins terapêuticos.',
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
        text: 'Uma manhã ou um dia inteiro, se mora perto ou está de passagem.',
      },
      {
        title: `Estadas de ${facts.immersionDays} dias`,
        text: 'O suficiente para dormir bem uma noite, e depois outra.',
      },
      {
        title: `Programa de ${facts.signatureProgrammeDays} dias`,
        text: 'O nosso programa principal, para recuperar do burnout.',
      },
    ],
  },
  practical: {
    heading: 'Convém saber',
    items: [
      'Os programas serão em português e em inglês; a pedido, em espanhol e em francês.',
      `Para adultos, a partir dos ${facts.minimumAge} anos.`,
      'Pedimos que deixe os seus animais em casa: os cães velhos precisam de sossego. Os cães de assistência são bem-vindos, como manda a lei; diga-nos primeiro.',
      'Contamos poder tratar do transporte a partir dos aeroportos ou da estação.',
    ],
  },
};
