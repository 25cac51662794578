import { siteConfig } from '../../site.config.ts';
import { capitalised } from '../sentence.ts';
import type { Faq, Question } from '../en/faq.ts';
import { facts, ownersAnswers } from '../facts.ts';
import { quantity } from '../formats.ts';
import { theBrand } from './brand.ts';
import { inWords } from './in-words.ts';
import { opening } from './opening.ts';
import { firstDates, howLong, howOften, howToLeave } from './promise.ts';

const items: Question[] = [
  {
    question: 'Quem pode participar?',
    answer: [
      `Qualquer adulto, a partir dos ${facts.minimumAge} anos, que esteja a recuperar de um burnout ou de stress crónico, ou que se sinta desligado de tudo e de todos. Não é preciso diagnóstico.`,
      'Não somos um serviço de saúde. Se está doente ou em tratamento, fale primeiro com o seu médico.',
    ],
    links: { 'burnoutRecovery#care': 'O que não somos' },
    crisisLines: true,
  },
  {
    question: 'Quanto tempo duram os programas?',
    answer: [
      `Haverá experiências de um dia, estadas de ${inWords(facts.immersionDays)} dias e um programa de ${inWords(facts.signatureProgrammeDays)}, o principal, para recuperar do burnout.`,
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
      'Os programas serão em português e em inglês. A pedido, também em espanhol e em francês; avise com tempo.',
    ],
    links: { experiences: 'As experiências' },
  },
  {
    question: 'Como se chega a partir de Lisboa ou do Porto?',
    answer: [
      'Sem carro, venha de autocarro: do Campo Grande, em Lisboa, a Óbidos é cerca de uma hora, e o resto faz-se num táxi pedido de véspera.',
      `De carro, são ${facts.minutesFromLisbonAirport} minutos do aeroporto de Lisboa. Do Porto, as nossas contas diziam ${facts.minutesFromPorto}; por estrada, conte duas horas e meia. A aldeia está a ${facts.kilometresFromHighwayExit} km da saída da autoestrada.`,
      `De comboio, o nosso plano falava em ${quantity(facts.hoursByTrain, 'hour', 'pt')} até à estação mais próxima, mais ${facts.minutesByTaxiFromStation} minutos de táxi. De Lisboa eram mais de duas horas e, desde março de 2026, depois de um temporal, há autocarros em vez de comboios. Contamos poder tratar do transporte.`,
    ],
    links: { location: 'Como chegar', 'location#without-a-car': 'Sem carro' },
  },
  {
    question: 'É preciso estar em forma?',
    answer: [
      'Não. Todas as atividades terão uma versão fácil, e poderá trocar qualquer uma por mais umas horas de sono. Os caminhos têm troços irregulares: se precisa de adaptações, escreva-nos antes de fazer planos.',
    ],
    links: { practicalInformation: 'Informações práticas' },
  },
  {
    question: 'Os meus dados e o que eu contar ficam protegidos?',
    answer: [
      `Guardamos só o necessário, ${howLong}, e apagamos tudo quando o pedir, como manda o Regulamento Geral sobre a Proteção de Dados (RGPD). Respondemos em ${facts.rightsRequestDays} dias.${siteConfig.dataController ? '' : ' O nome de quem responde pelos dados, que o RGPD também exige, ainda não está publicado.'}`,
      'O que contar durante uma estada fica com quem cuida de si, salvo se a vida de alguém estiver em perigo ou se a lei nos obrigar. Por favor, não ponha dados de saúde no formulário.',
    ],
    links: { privacy: 'Política de privacidade', myData: 'Ver, corrigir ou apagar os seus dados' },
  },
  {
    question: 'Posso levar o meu animal?',
    answer: [
      'Não recebemos animais dos hóspedes, por consideração para com os cães velhos que aqui vão viver. A exceção são os cães de assistência, como manda a lei (Decreto-Lei n.º 74/2007): avise-nos primeiro.',
      'Ninguém tem de estar com os cães. Se tem alergia ou medo, basta pedir antes de vir, e organizamos os seus dias longe deles.',
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
      `Basta deixar o nome e o e-mail, e fica a saber ${firstDates}: ${howOften}. Não custa nada e não obriga a nada. ${ownersAnswers.prices ? 'Tencionamos' : 'Quando houver preços, tencionamos'} cobrar menos a quem chegou cedo.`,
      `Se mudar de ideias, ${howToLeave}.`,
    ],
    links: {
      waitlist: 'O que a lista de espera traz',
      'terms#waitlist': 'O que dizem as condições',
    },
  },
  {
    question: 'Como posso ser parceiro fundador ou investidor?',
    answer: [
      `Escreva para ${siteConfig.email}, com umas linhas sobre si. Respondemos com planos, números e riscos, e propomos uma hora para falar.`,
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
  lead: `${capitalised(inWords(items.length))} respostas, para quem pensa vir.`,
  items,
  contact: {
    heading: 'Ficou com dúvidas?',
    text: 'Pergunte-nos. Todas as mensagens são lidas por uma pessoa, e é ela que responde.',
    mail: { label: 'Escrever-nos', subject: `Uma pergunta para ${theBrand}` },
    join: 'Entrar na lista de espera',
  },
};
