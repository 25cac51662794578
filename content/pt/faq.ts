import { siteConfig } from '../../site.config.ts';
import type { Faq } from '../en/faq.ts';
import { facts } from '../facts.ts';
import { quantity } from '../quantity.ts';
import { opening } from './opening.ts';

export const faq: Faq = {
  meta: {
    title: 'Perguntas frequentes sobre o retiro',
    description:
      'Quem pode participar, quanto duram os programas, línguas, viagem, animais, privacidade, abertura, lista de espera e parceiros fundadores.',
  },
  heading: 'Perguntas frequentes',
  lead: 'Dez coisas que toda a gente quer saber antes de vir.',
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
        `Há três durações: experiências de um dia, imersões de ${facts.immersionDays} dias e o programa principal, de recuperação de burnout, com ${facts.signatureProgrammeDays} dias.`,
      ],
    },
    {
      question: 'Que línguas se falam?',
      answer: [
        'Os programas decorrem em inglês e em português. Em espanhol e em francês é possível, a pedido; avise com tempo, para encontrarmos a pessoa certa.',
      ],
    },
    {
      question: 'Como se chega a partir de Lisboa ou do Porto?',
      answer: [
        `Por estrada, são cerca de ${facts.minutesFromLisbonAirport} minutos a partir do aeroporto de Lisboa e ${facts.minutesFromPorto} minutos a partir do Porto. A aldeia fica a ${facts.kilometresFromHighwayExit} km da saída da autoestrada.`,
        `De comboio, conte com ${quantity(facts.hoursByTrain, 'hour', 'pt')} até à estação mais próxima e ${facts.minutesByTaxiFromStation} minutos de táxi, e confirme o horário antes de viajar. Podemos tratar do transporte.`,
      ],
    },
    {
      question: 'É preciso estar em forma?',
      answer: [
        'Não se pede nenhuma preparação física. Todas as atividades têm uma versão fácil, e pode saltar qualquer uma. Os caminhos são de campo, com troços irregulares.',
        'Se usa cadeira de rodas, tem dificuldade em andar ou uma doença de que devamos estar a par, escreva-nos antes de fazer planos. Dizemos-lhe com franqueza o que é possível.',
      ],
    },
    {
      question: 'Os meus dados e o que eu contar ficam protegidos?',
      answer: [
        `Sim. Tratamos os dados pessoais de acordo com o Regulamento Geral sobre a Proteção de Dados (RGPD). O que enviar pelo formulário fica guardado durante ${quantity(facts.retentionYears, 'year', 'pt')}, no máximo, ou até nos pedir que o apaguemos, e respondemos a esses pedidos em ${facts.rightsRequestDays} dias.`,
        'O que contar à equipa durante uma estada fica entre as pessoas que cuidam de si. Não ponha dados de saúde no formulário, por favor; haverá melhor altura para eles.',
      ],
    },
    {
      question: 'Posso levar o meu animal? E tenho de estar com os cães?',
      answer: [
        'Não recebemos animais dos hóspedes, por consideração para com os cães velhos que aqui vão viver.',
        'Passar tempo com eles é facultativo e sempre acompanhado. Se tem medo ou alergia, organizamos tudo de outra maneira.',
      ],
    },
    {
      question: 'Quando abrem?',
      answer: [`Ainda não é possível reservar. ${opening.plan}`],
    },
    {
      question: 'Como funciona a lista de espera?',
      answer: [
        'Basta deixar o nome e o e-mail. É gratuito e não implica qualquer compromisso. Quando houver datas, quem está na lista sabe primeiro e pode reservar antes de toda a gente; e quem chegou cedo paga menos.',
        'Pode sair da lista quando quiser, com uma mensagem.',
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
      label: 'Falar connosco',
      subject: `Uma pergunta para a ${siteConfig.brand}`,
    },
    join: 'Entrar na lista de espera',
  },
};
