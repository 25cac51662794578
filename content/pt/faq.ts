import { siteConfig } from '../../site.config.ts';
import { capitalised } from '../sentence.ts';
import type { Faq, Question } from '../en/faq.ts';
import { facts, ownersAnswers } from '../facts.ts';
import { theBrand } from './brand.ts';
import { inWords } from './in-words.ts';
import { opening } from './opening.ts';
import {
  firstDatesEarly,
  howLong,
  howOften,
  howToLeave,
  howToLeaveByEmail,
  ifWeGiveUp,
} from './promise.ts';

const lettersAndPrice = `Recebe, ${howOften}, sem custo nem compromisso. ${ownersAnswers.prices ? 'Tencionamos' : 'Quando houver preços, tencionamos'} cobrar menos a quem chegou cedo.`;

const items: Question[] = [
  {
    question: 'Quem pode participar?',
    answer: [
      `Qualquer adulto, a partir dos ${facts.minimumAge} anos, que esteja a recuperar de um burnout ou de stress crónico, ou que se sinta desligado de tudo e de todos. Não é preciso diagnóstico. Não é o lugar para uma crise aguda, uma desintoxicação ou cuidados de enfermagem.`,
      'Não somos um serviço de saúde. Se está em tratamento, fale primeiro com o seu médico.',
    ],
    links: { 'burnoutRecovery#care': 'O que não somos' },
    crisisLines: true,
  },
  {
    question: 'Quanto tempo duram os programas?',
    answer: [
      `Estão previstas experiências de um dia, estadas de ${inWords(facts.immersionDays)} e um programa de ${inWords(facts.signatureProgrammeDays)}, o principal, de recuperação de burnout.`,
    ],
    links: {
      experiences: 'As experiências',
      burnoutRecovery: 'O programa de recuperação de burnout',
      destination: 'Recuperar do burnout sem sair de Portugal',
    },
  },
  {
    question: 'Que línguas se falam?',
    answer: [
      'Português e inglês; a pedido, e se avisar com tempo, espanhol e francês. Não estão previstas outras.',
    ],
    links: { experiences: 'As experiências' },
  },
  {
    question: 'Como se chega a partir de Lisboa ou do Porto?',
    answer: [
      'Sem carro, venha de autocarro: do Campo Grande, em Lisboa, a Óbidos é cerca de uma hora; depois, um táxi. Do Porto, conte duas horas e meia por estrada; sem carro, venha por Lisboa.',
      `De carro, são ${facts.minutesFromLisbonAirport} minutos do aeroporto de Lisboa, sem trânsito. Quando abrirmos, podemos combinar o transporte.`,
    ],
    links: { location: 'Como chegar', 'location#without-a-car': 'Sem carro' },
  },
  {
    question: 'É preciso estar em forma?',
    answer: [
      'Não. Todas as atividades terão uma versão fácil, e poderá ficar a dormir. Conte com caminhos irregulares. Se precisa de adaptações, escreva-nos primeiro.',
    ],
    links: { practicalInformation: 'Informações práticas' },
  },
  {
    question: 'Os meus dados e o que eu contar ficam protegidos?',
    answer: [
      `Guardamos o que escrever no formulário, ${howLong}, e apagamos tudo quando o pedir, como manda o Regulamento Geral sobre a Proteção de Dados (RGPD). Respondemos em ${facts.rightsRequestDays} dias.${siteConfig.dataController ? '' : ' Falta publicar quem responde por esses dados, como o RGPD também exige.'}`,
      'O que contar durante uma estada ficará com as pessoas que cuidam de si, salvo se a vida de alguém estiver em perigo ou se a lei nos obrigar. No formulário, não escreva nada sobre a sua saúde.',
    ],
    links: { privacy: 'Política de privacidade', myData: 'Os seus dados' },
  },
  {
    question: 'Posso levar o meu animal?',
    answer: [
      'Não recebemos animais dos hóspedes, por consideração para com os cães velhos. A exceção são os cães de assistência, como manda a lei (Decreto-Lei n.º 74/2007): avise-nos primeiro.',
    ],
    links: {
      oldDogSanctuary: 'O santuário de cães velhos',
      dogs: 'Uma hora ao pé de um cão velho',
    },
  },
  {
    question: 'Quando abrem?',
    answer: [opening.plan, ...opening.note],
    links: { waitlist: 'A lista de espera' },
  },
  {
    question: 'Como funciona a lista de espera?',
    answer: [
      `Basta deixar o nome e o e-mail: dizemos-lhe ${firstDatesEarly}. ${lettersAndPrice}`,
      `Se mudar de ideias, ${howToLeave}. ${ifWeGiveUp}`,
    ],
    answerByEmail: [
      `Depois de deixar o nome e o e-mail, carregue no botão do e-mail que lhe enviamos e confirme na página que se abre. A partir daí está na lista, e dizemos-lhe ${firstDatesEarly}. ${lettersAndPrice}`,
      `Se mudar de ideias, ${howToLeaveByEmail}. ${ifWeGiveUp}`,
    ],
    links: {
      waitlist: 'O que a lista de espera traz',
      'terms#waitlist': 'O que dizem as condições',
    },
  },
  {
    question: 'Como posso ser parceiro fundador ou investidor?',
    answer: [
      `Um parceiro fundador entra com dinheiro, terra, saber ou tempo antes do primeiro hóspede; um investidor, com dinheiro. Escreva para ${siteConfig.email}.`,
    ],
    links: { partnerships: 'Quem procuramos' },
  },
];

export const faq: Faq = {
  name: 'Perguntas frequentes',
  meta: {
    title: 'Perguntas frequentes sobre o retiro',
    description:
      'Quem pode participar, quanto duram os programas, línguas, viagem, animais, privacidade, abertura, lista de espera e parceiros fundadores.',
  },
  heading: 'Perguntas frequentes',
  lead: `${capitalised(inWords(items.length))} respostas, antes de se inscrever.`,
  items,
  contact: {
    heading: 'Ficou com dúvidas?',
    text: 'Pergunte-nos, e respondemos.',
    mail: { label: 'Escrever-nos', subject: `Uma pergunta para ${theBrand}` },
    join: 'Entrar na lista de espera',
  },
};
