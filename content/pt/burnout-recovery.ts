import type { BurnoutRecovery } from '../en/burnout-recovery.ts';
import { facts } from '../facts.ts';
import { onDays } from '../programme-days.ts';
import { studies } from '../sources.ts';
import { capitalised } from '../sentence.ts';
import { theBrand } from './brand.ts';
import { inWords } from './in-words.ts';

export const burnoutRecovery: BurnoutRecovery = {
  name: 'Burnout',
  meta: {
    title: `Retiro de ${facts.signatureProgrammeDays} dias para quem está em burnout`,
    description: `O nosso programa de ${inWords(facts.signatureProgrammeDays)} dias, dia a dia, tal como está planeado, o que a investigação diz sobre descanso e natureza, e o que não consegue fazer.`,
  },
  heading: 'Recuperação de burnout',
  lead: 'O burnout, o esgotamento de quem aguentou tempo de mais, não passa com um retiro. Passa devagar, quando a pressão abranda por tempo bastante e alguma coisa muda depois no dia a dia. Queremos ajudar na primeira parte e dar início à segunda.',
  pictureCaption: 'O caminho da floresta, cada um ao seu ritmo.',
  week: {
    heading: `O programa de ${facts.signatureProgrammeDays} dias, dia a dia`,
    intro: `Segundo o plano, ${inWords(facts.signatureProgrammeDays - 2)} dias inteiros, um para chegar e outro para partir. Tudo é facultativo, e a ordem depende do tempo e das pessoas.`,
    days: onDays(
      [
        {
          title: 'Chegar',
          text: 'A tempo de jantar cedo. Ninguém lhe pergunta o que faz na vida.',
        },
        {
          title: 'Dormir',
          text: 'Sem despertador e sem planos até ao fim da manhã. Depois, se apetecer, ioga suave, um almoço demorado e uma tarde vazia.',
        },
        {
          title: 'Andar',
          text: 'Um passeio guiado, tão lento que se ouve a floresta. Depois, o spa natural, e outra vez cama cedo.',
        },
        {
          title: 'Semear',
          text: 'Uma manhã na horta: semear, cobrir a terra, colher e almoçar o que se apanhou.',
        },
        {
          title: 'Fazer companhia',
          text: 'Tempo com os cães velhos, se quiser, e nunca a sós com eles. À tarde, a lagoa.',
        },
        {
          title: 'Pensar no regresso',
          text: 'Uma conversa sobre a sua semana normal e uma ou duas mudanças que possam durar.',
        },
        {
          title: 'Partir',
          text: 'Pequeno-almoço, um último passeio e uma página onde escreve o que decidiu.',
        },
      ],
      (first, last) => (first === last ? `Dia ${first}` : `Dias ${first} a ${last}`),
    ),
    link: 'O que já se sabe e o que está em aberto',
  },
  science: {
    heading: 'O que diz a investigação',
    intro: 'São razões para experimentar, e nada mais.',
    findings: [
      {
        text: 'O burnout pode resultar de um stress prolongado no trabalho que não se conseguiu gerir: exaustão, distância em relação ao que se faz e a sensação de o fazer cada vez pior. A Organização Mundial da Saúde considera-o um fenómeno ligado ao trabalho, não uma doença.',
        sources: [studies.burnoutDefinition],
      },
      {
        text: 'Quem consegue desligar do trabalho nas horas livres diz sentir menos exaustão e dormir melhor. Inquéritos a mais de 38\u00a0000 pessoas mostram a ligação, mas não provam a causa.',
        figure: { amount: 38_000, unit: 'trabalhadores' },
        sources: [studies.detachment],
      },
      {
        text: 'Depois de andarem 90 minutos na natureza, pessoas saudáveis remoíam menos os seus problemas. Depois de um passeio igual, mas junto a uma estrada com muito trânsito, não.',
        figure: { amount: 90, unit: 'minutos' },
        sources: [studies.rumination],
      },
      {
        text: 'Num ensaio com 84 pessoas com doença relacionada com o stress, o burnout diminuiu nos dois grupos, o do jardim terapêutico e o da terapia cognitivo-comportamental, e, um ano depois, continuava mais baixo. Nenhum se saiu melhor do que o outro, e faltou um grupo de comparação, sem tratamento. Eram dez semanas, com terapeutas; uma estada aqui é muito mais curta e não é terapia.',
        figure: { amount: 84, unit: 'pessoas' },
        strongest: true,
        sources: [studies.natureTherapy],
      },
      {
        text: 'As férias fazem bem, mas o efeito dissipa-se pouco depois de se voltar ao trabalho. É por isso que um dos dias do programa é dedicado ao regresso a casa.',
        sources: [studies.vacations],
      },
    ],
    limits: `Estes estudos foram feitos noutros sítios, e não prometem que se recupere em ${inWords(facts.signatureProgrammeDays)} dias.`,
  },
  care: {
    heading: 'O que não somos',
    paragraphs: [
      'Não somos uma clínica: não fazemos diagnósticos, não receitamos nem tratamos. Se está em tratamento, fale com o seu médico ou terapeuta antes de vir e não interrompa o tratamento.',
    ],
  },
  faq: {
    heading: 'Perguntas sobre o programa',
    items: [
      {
        question: 'Quanto tempo dura o programa de recuperação de burnout?',
        answer: [
          `${capitalised(inWords(facts.signatureProgrammeDays))} dias. Se for tempo de mais, prevemos uma estada de ${inWords(facts.immersionDays)}, a que também chamamos intensiva. É mais curta, não mais dura, com o descanso e a conversa sobre o regresso.`,
        ],
      },
      {
        question: 'A quem se destina?',
        answer: [
          `A adultos, a partir dos ${facts.minimumAge} anos, desgastados pelo trabalho, por cuidar de alguém ou por anos a fazer de mais: trabalhadores, empresários, cuidadores. Não é preciso diagnóstico. Por burnout não entendemos só o do trabalho.`,
          'Não é o lugar certo para uma crise aguda, para deixar o álcool ou outras drogas, nem para quem precise de um médico ou de um enfermeiro sempre por perto. Nesses casos, procure primeiro um médico.',
        ],
        crisisLines: true,
      },
      {
        question: 'Que programas há?',
        answer: [
          `Estão previstas experiências de um dia, estadas de ${inWords(facts.immersionDays)} e este, em português e em inglês; a pedido, também em espanhol e em francês.`,
        ],
      },
      {
        question: 'O que eu contar fica entre nós?',
        answer: [
          'Sim. O que contar durante uma estada ficará com as pessoas que cuidam de si, salvo se a vida de alguém estiver em perigo ou se a lei nos obrigar. Se for uma empresa a pagar, não lhe diremos nada sobre si. Nos grupos, pediremos que as histórias dos outros fiquem onde foram contadas.',
        ],
      },
    ],
  },
  clarityCall: {
    heading: 'Ainda com dúvidas?',
    text: 'Escreva-nos, sem dados de saúde, e combinamos uma hora para falar. É uma conversa gratuita, sobre o que procura e se este será o lugar certo. Ainda não publicámos quem falará consigo.',
    label: 'Marcar uma conversa de esclarecimento',
    pictureCaption: 'Respondemos a todos os e-mails.',
    subject: `Uma conversa de esclarecimento com ${theBrand}`,
  },
  join: 'Entrar na lista de espera',
};
