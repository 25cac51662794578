import { siteConfig } from '../../site.config.ts';
import type { Faq } from '../en/faq.ts';
import { facts } from '../facts.ts';
import { theBrand } from './brand.ts';
import { duration, inWords, years } from './in-words.ts';
import { opening } from './opening.ts';

export const faq: Faq = {
  meta: {
    title: 'Perguntas frequentes sobre o retiro',
    description:
      'Quem pode participar, quanto duram os programas, línguas, viagem, animais, privacidade, abertura, lista de espera e parceiros fundadores.',
  },
  heading: 'Perguntas frequentes',
  lead: 'O que convém saber antes de pensar em vir.',
  items: [
    {
      question: 'Quem pode participar?',
      answer: [
        `Qualquer adulto, a partir dos ${facts.minimumAge} anos, que esteja a recuperar de um burnout, de stress crónico ou da sensação de andar desligado de tudo. Pensámos em profissionais, empresários e cuidadores. Não é preciso diagnóstico.`,
        'Não somos um serviço de saúde. Se está doente ou em tratamento, fale primeiro com o seu médico.',
      ],
    },
    {
      question: 'Quanto tempo duram os programas?',
      answer: [
        `Haverá experiências de um dia, imersões de ${inWords(facts.immersionDays)} dias e o programa principal, de recuperação de burnout, com ${inWords(facts.signatureProgrammeDays)}.`,
      ],
    },
    {
      question: 'Que línguas se falam?',
      answer: [
        'Os programas serão em português e em inglês. Em espanhol e em francês é possível, a pedido; avise com tempo, para encontrarmos a pessoa certa.',
      ],
    },
    {
      question: 'Como se chega a partir de Lisboa ou do Porto?',
      answer: [
        `É cerca de ${duration(facts.minutesFromLisbonAirport)} do aeroporto de Lisboa e ${duration(facts.minutesFromPorto)} do Porto. A aldeia fica a ${facts.kilometresFromHighwayExit} km da saída da autoestrada.`,
        `Sem carro, o melhor é o autocarro de Lisboa (Campo Grande) para Óbidos, cerca de uma hora, e depois um táxi pedido de véspera. De comboio, é ${duration(facts.hoursByTrain * 60)} até à estação mais próxima e ${duration(facts.minutesByTaxiFromStation)} de táxi; confirme o horário antes de sair. Contamos poder tratar do transporte.`,
      ],
    },
    {
      question: 'É preciso estar em forma?',
      answer: [
        'Não se pede nenhuma preparação física. Todas as atividades têm uma versão fácil, e pode saltar qualquer uma. Os caminhos são de campo, com troços irregulares.',
        'Se precisa de adaptações, escreva-nos antes de fazer planos e diga-nos apenas quais. Respondemos-lhe o que é possível e o que não é.',
      ],
    },
    {
      question: 'Os meus dados e o que eu contar ficam protegidos?',
      answer: [
        `Sim. Tratamos os dados pessoais de acordo com o Regulamento Geral sobre a Proteção de Dados (RGPD). O que enviar pelo formulário fica guardado durante ${years(facts.retentionYears)}, no máximo, ou até nos pedir que o apaguemos, e respondemos a esses pedidos em ${facts.rightsRequestDays} dias.`,
        'O que contar durante uma estada fica com as poucas pessoas que precisam de o saber para cuidar de si. Não ponha dados de saúde no formulário, por favor: não fazem falta numa lista de espera.',
      ],
    },
    {
      question: 'Posso levar o meu animal? E tenho de estar com os cães?',
      answer: [
        'Não recebemos animais dos hóspedes, por consideração para com os cães velhos que aqui vão viver.',
        'Passar tempo com eles será facultativo e sempre acompanhado. Se tem medo ou alergia, organizamos tudo de outra maneira.',
      ],
    },
    {
      question: 'Quando abrem?',
      answer: [`Ainda não é possível reservar. ${opening.plan}`],
    },
    {
      question: 'Como funciona a lista de espera?',
      answer: [
        'Basta deixar o nome e o e-mail. Não custa nada e não obriga a nada. Quando houver datas, tencionamos avisar primeiro quem está na lista e abrir-lhe as reservas antes dos outros. Quando houver preços, tencionamos cobrar menos a quem chegou cedo.',
        'Pode sair em qualquer altura: basta escrever-nos.',
      ],
    },
    {
      question: 'Como posso ser parceiro fundador ou investidor?',
      answer: [
        `Escreva para ${siteConfig.email}, com umas linhas sobre si e sobre o que lhe interessa. Respondemos com os planos, os números que temos e os riscos que vemos, e propomos uma hora para falar.`,
      ],
    },
  ],
  contact: {
    heading: 'Ficou com dúvidas?',
    text: 'Pergunte-nos. Todas as mensagens são lidas por uma pessoa, e é ela que responde.',
    mail: {
      label: 'Escrever-nos',
      subject: `Uma pergunta para ${theBrand}`,
    },
    join: 'Entrar na lista de espera',
  },
};
