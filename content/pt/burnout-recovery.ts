import type { BurnoutRecovery } from '../en/burnout-recovery.ts';
import { facts } from '../facts.ts';
import { studies } from '../sources.ts';
import { theBrand } from './brand.ts';
import { inWords } from './in-words.ts';

export const burnoutRecovery: BurnoutRecovery = {
  name: 'Burnout',
  meta: {
    title: `Retiro de ${facts.signatureProgrammeDays} dias para recuperar do burnout`,
    description: `O que a investigação diz sobre descanso, natureza e burnout, o que vai oferecer o nosso programa de ${inWords(facts.signatureProgrammeDays)} dias e o que ele não consegue fazer.`,
  },
  heading: 'Recuperação de burnout',
  lead: 'O burnout, o esgotamento de quem aguentou tempo de mais, não passa com um retiro. Vai cedendo quando a pressão abranda durante tempo suficiente e, depois, alguma coisa muda no dia a dia. A aliviar a pressão podemos ajudar; para a mudança, só damos o primeiro empurrão.',
  pictureCaption: 'O caminho da floresta. Cada um vai ao seu passo.',
  science: {
    heading: 'O que diz a investigação',
    intro: 'São boas razões para experimentar, mas falam de outras pessoas, não de si.',
    findings: [
      {
        text: 'O burnout é o que pode resultar de um stress prolongado e mal gerido no trabalho: exaustão, distância em relação ao que se faz e a sensação de o fazer cada vez pior. A Organização Mundial da Saúde considera-o um fenómeno ligado ao trabalho, não uma doença.',
        sources: [studies.burnoutDefinition],
      },
      {
        text: 'Quem consegue desligar do trabalho nas horas livres diz sentir menos exaustão e dormir melhor. São inquéritos a mais de 38\u00a0000 pessoas: mostram uma ligação, não provam a causa.',
        figure: { amount: 38_000, unit: 'trabalhadores' },
        sources: [studies.detachment],
      },
      {
        text: 'O cortisol, a hormona que mais se usa para medir o stress, estava mais baixo depois de algum tempo na floresta do que depois do mesmo tempo na cidade. Nos mesmos estudos, porém, já estava mais baixo antes do passeio: talvez a ideia de ir baste para acalmar.',
        sources: [studies.forestBathing],
      },
      {
        text: 'Depois de andarem 90 minutos na natureza, pessoas saudáveis remoíam menos os seus problemas. Depois de um passeio igual, mas junto a uma estrada com muito trânsito, não.',
        figure: { amount: 90, unit: 'minutos' },
        sources: [studies.rumination],
      },
      {
        text: 'Uma revisão reuniu 42 ensaios que compararam posturas de ioga com outra atividade. Nos que mediram o cortisol e a pulsação em repouso, ambos estavam, em média, mais baixos em quem fez ioga.',
        figure: { amount: 42, unit: 'ensaios' },
        sources: [studies.yoga],
      },
      {
        text: 'Num ensaio com 84 pessoas com doença relacionada com o stress, o burnout diminuiu nos dois grupos, o do jardim terapêutico e o da terapia cognitivo-comportamental, e, um ano depois, continuava mais baixo. Não se encontrou diferença entre eles, o que não prova que se equivalham, e ninguém ficou sem tratamento. Eram dez semanas, com terapeutas; uma estada aqui não é isso.',
        figure: { amount: 84, unit: 'pessoas' },
        strongest: true,
        sources: [studies.natureTherapy],
      },
      {
        text: 'As férias fazem bem, mas o efeito dissipa-se pouco depois de se voltar ao trabalho. É por isso que o programa guarda um dia inteiro para o regresso a casa.',
        sources: [studies.vacations],
      },
    ],
    limits: `Nenhum destes estudos foi feito connosco, e nenhum promete que se recupere em ${inWords(facts.signatureProgrammeDays)} dias.`,
  },
  programme: {
    heading: 'O que vai encontrar',
    paragraphs: [
      `O programa principal vai durar ${inWords(facts.signatureProgrammeDays)} dias, contados um a um na página inicial. Começa por dormir, sem nada marcado. Os passeios, o ioga, a água quente, o trabalho na terra e a companhia dos cães velhos vão entrando aos poucos, e tudo é facultativo.`,
      'O sexto dia é já a pensar em casa: o que lá mais desgasta e uma mudança ou duas, pequenas o bastante para durarem. O sétimo é para partir devagar.',
    ],
  },
  care: {
    heading: 'O que não somos',
    paragraphs: [
      'Não somos uma clínica. Não fazemos diagnósticos, não receitamos nem tratamos. Se está em tratamento, fale com quem o acompanha antes de vir e mantenha a medicação.',
    ],
  },
  faq: {
    heading: 'Perguntas sobre o programa',
    items: [
      {
        question: 'Quanto tempo dura o programa de recuperação de burnout?',
        answer: [
          `Vai durar ${inWords(facts.signatureProgrammeDays)} dias. Se não puder ausentar-se tanto tempo, haverá uma estada de ${inWords(facts.immersionDays)}, que mantém o descanso e a conversa sobre o regresso.`,
        ],
      },
      {
        question: 'A quem se destina?',
        answer: [
          `A adultos, a partir dos ${facts.minimumAge} anos, desgastados pelo trabalho, por cuidar de alguém ou por anos a fazer de mais. Não é preciso diagnóstico.`,
          'Não é o lugar certo para uma crise aguda, para deixar o álcool ou outras drogas, nem para quem precisa de um médico ou de um enfermeiro em casa. Nesses casos, procure primeiro um médico.',
          'Se está de baixa, só pode sair de casa nos termos em que o médico o autorizou por escrito. Pergunte-lhe antes de reservar seja o que for.',
        ],
        crisisLines: true,
      },
      {
        question: 'Que programas há?',
        answer: [
          `Haverá experiências de um dia, estadas de ${inWords(facts.immersionDays)} dias e o programa de recuperação de burnout, de ${inWords(facts.signatureProgrammeDays)}, em português e em inglês; a pedido, também em espanhol e em francês.`,
        ],
      },
      {
        question: 'O que eu contar fica entre nós?',
        answer: [
          'Sim. O que contar durante uma estada fica com as poucas pessoas que precisam de o saber para cuidar de si, salvo se a vida de alguém estiver em perigo ou se a lei nos obrigar. Mesmo que seja a empresa a pagar, não saberá nada por nós, e não fotografaremos nem citaremos quem não o tenha autorizado. Nos grupos, pediremos que as histórias dos outros fiquem onde foram contadas.',
        ],
      },
    ],
  },
  clarityCall: {
    heading: 'Ainda com dúvidas?',
    text: 'Escreva-nos, sem dados de saúde, e combinamos uma hora para falar. É uma conversa simples, para percebermos o que procura e se este será o lugar certo. Se não for, dizemos.',
    label: 'Marcar uma conversa',
    pictureCaption: 'Do outro lado há quem responda. A sala é desenhada.',
    subject: `Uma conversa com ${theBrand}`,
  },
  join: 'Entrar na lista de espera',
};
