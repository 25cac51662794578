import { legalNotice, siteConfig } from '../../site.config.ts';
import type { PracticalInformation } from '../en/practical-information.ts';
import { facts } from '../facts.ts';
import { theBrand } from './brand.ts';

export const practicalInformation: PracticalInformation = {
  name: 'Informações práticas',
  meta: {
    title: 'Informações práticas antes de vir',
    description:
      'Preço, tendas, comida, telemóvel, o que trazer, vir sem companhia, o hospital mais próximo: o que já está decidido e o que ainda não está.',
  },
  heading: 'Informações práticas',
  lead: 'O que já está decidido sobre uma estada e o que ainda não está. Do que se for decidindo, tencionamos avisar primeiro quem está na lista de espera.',
  states: { settled: 'Decidido', partly: 'Decidido em parte', open: 'Em aberto' },
  groups: {
    booking: 'Preço e reservas',
    stay: 'Os dias cá',
    health: 'Viagem e saúde',
    residents: 'Pessoas e animais',
  },
  answers: {
    price: {
      heading: 'Preço',
      paragraphs: [
        'Ainda não há preços, e neste site nada se paga. Também não está decidido o que o preço inclui.',
        'Entrar na lista de espera é gratuito. Quando houver preços, tencionamos dizê-los primeiro a quem lá está e cobrar menos a quem chegou cedo.',
      ],
      more: { waitlist: 'A lista de espera' },
    },
    dayVisits: {
      heading: 'Vir só por um dia',
      paragraphs: [
        'Poderá vir por uma manhã ou por um dia inteiro. Falta decidir em que dias e quantas pessoas de cada vez.',
      ],
      more: { experiences: 'As experiências' },
    },
    cancelling: {
      heading: 'Cancelar',
      paragraphs: [
        'Como ainda não se pode reservar, não há nada para cancelar. Poderá ler as condições antes de reservar.',
        'Da lista de espera pode sair quando quiser.',
      ],
      more: { 'terms#waitlist': 'O que as condições dizem da lista de espera' },
    },
    sleeping: {
      heading: 'Tendas, casas de banho, aquecimento',
      paragraphs: [
        'Dormirá debaixo de lona, numa boa cama. Ainda não está decidido quantas tendas haverá, como se aquecem nem quantos passos vão da cama à casa de banho.',
      ],
      more: { glamping: 'Eco-glamping: como escolher' },
    },
    groupSize: {
      heading: 'Quantos hóspedes de cada vez',
      paragraphs: ['Não está decidido, e não queremos dar um número à sorte.'],
    },
    comingAlone: {
      heading: 'Vir sem companhia',
      paragraphs: [
        'Pode vir só: o próprio formulário da lista de espera é para uma pessoa. Ainda não se sabe se uma tenda só para si custará mais.',
      ],
    },
    food: {
      heading: 'Comida',
      paragraphs: [
        'Haverá uma só mesa, com o que a horta der nesse dia, pão, azeite e peixe das redondezas. Falta decidir que dietas a cozinha pode servir.',
      ],
      more: { permaculture: 'A permacultura para quem anda cansado' },
    },
    phones: {
      heading: 'Telemóvel',
      paragraphs: [
        'Ficará à entrada, ou desligado na tenda; falta decidir com que rigor. Quem precisar de falar consigo terá um número que alguém atende.',
      ],
    },
    whatToBring: {
      heading: 'O que trazer',
      paragraphs: [
        'Ainda não há lista. O lugar pede sapatos que não se importem com pó nem pedras e uma camisola para a noite, mesmo em agosto.',
      ],
    },
    gettingHere: {
      heading: 'Como chegar',
      paragraphs: [
        `São ${facts.minutesFromLisbonAirport} minutos a partir do aeroporto de Lisboa. Para quem vem sem carro, o mais seguro é o autocarro: cerca de uma hora de Lisboa a Óbidos e, daí, um táxi pedido de véspera. Contamos poder tratar do transporte.`,
      ],
      more: { location: 'Todas as maneiras de chegar', 'location#without-a-car': 'Sem carro' },
    },
    hospital: {
      heading: 'O hospital mais próximo',
      paragraphs: [
        'O hospital público mais próximo é o das Caldas da Rainha. Antes de ir à urgência, ligue para o SNS 24 (808 24 24 24); numa emergência, ligue 112. Não somos um serviço de saúde.',
      ],
      more: { 'burnoutRecovery#care': 'O que não somos' },
    },
    accessibility: {
      heading: 'Acessibilidade',
      paragraphs: [
        'Os caminhos são de campo, com troços irregulares. Ainda não está decidido até onde se poderá ir sem degraus.',
        `Se precisa de alguma adaptação, escreva para ${siteConfig.email} antes de fazer planos. Basta dizer qual; não é preciso explicar porquê.`,
      ],
    },
    people: {
      heading: 'Quem está à frente',
      paragraphs: [
        `Ainda não anunciámos quem vai cuidar dos hóspedes, nem que formação tem. As condições de utilização ${legalNotice.operator ? 'dizem' : 'dirão'} quem responde por este site.`,
      ],
      more: { 'terms#who-we-are': 'Quem somos', partnerships: 'Quem procuramos' },
    },
    dogs: {
      heading: 'Quantos cães',
      paragraphs: [
        'Por enquanto, nenhum. Falta decidir quantos vão viver aqui e quando chega o primeiro.',
      ],
      more: {
        oldDogSanctuary: 'O santuário de cães velhos',
        dogs: 'Uma hora ao pé de um cão velho',
      },
    },
    pets: {
      heading: 'O seu animal',
      paragraphs: [
        'Não recebemos animais dos hóspedes, por consideração para com os cães velhos que aqui vão viver.',
      ],
    },
    languages: {
      heading: 'Línguas',
      paragraphs: [
        'Os programas serão em português e em inglês; a pedido, também em espanhol e em francês.',
      ],
    },
  },
  closing: {
    heading: 'Falta alguma coisa?',
    text: 'Pergunte-nos. Se ainda não soubermos, dizemos-lho.',
    mail: { label: 'Fazer uma pergunta', subject: `Uma pergunta prática para ${theBrand}` },
    join: 'Entrar na lista de espera',
  },
};
