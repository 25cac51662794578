import { legalNotice, siteConfig } from '../../site.config.ts';
import type { PracticalInformation } from '../en/practical-information.ts';
import { facts } from '../facts.ts';
import { theBrand } from './brand.ts';

export const practicalInformation: PracticalInformation = {
  name: 'Informações práticas',
  meta: {
    title: 'Informações práticas antes de vir',
    description:
      'Preço, tendas, comida, telemóvel, o que trazer, crianças, baixa médica, o hospital mais próximo: o que já se sabe e o que ainda está em aberto.',
  },
  heading: 'Informações práticas',
  lead: 'O que já se sabe de uma estada e o que está em aberto. As respostas vão-se juntando aqui.',
  pictureCaption: 'Um balneário à chuva: uma ideia, por decidir.',
  states: { settled: 'Já se sabe', partly: 'Sabe-se em parte', open: 'Em aberto' },
  groups: {
    settled: 'O que já se sabe',
    partly: 'O que se sabe em parte',
    open: 'O que está em aberto',
  },
  answers: {
    gettingHere: {
      heading: 'Como chegar',
      paragraphs: [
        `De autocarro, uma hora de Lisboa a Óbidos, e um táxi pedido de véspera. De carro, ${facts.minutesFromLisbonAirport} minutos do aeroporto de Lisboa. Transporte, a pedido.`,
      ],
      more: { location: 'Todas as maneiras de chegar', 'location#without-a-car': 'Sem carro' },
    },
    hospital: {
      heading: 'O hospital mais próximo',
      paragraphs: [
        'O das Caldas da Rainha, a cidade ao lado; o próprio Vau tem um polo de saúde. Numa emergência, ligue 112. Nos outros casos, ligue para o SNS 24 (808 24 24 24) antes de ir ao hospital. Não somos um serviço de saúde.',
      ],
      more: { 'burnoutRecovery#care': 'O que não somos' },
    },
    sickLeave: {
      heading: 'De baixa',
      paragraphs: [
        'Só pode sair de casa nos termos em que o médico o autorizou por escrito: pergunte-lhe antes de reservar.',
      ],
    },
    weather: {
      heading: 'O tempo',
      paragraphs: [
        'Março a maio: campo verde e tempo incerto. Junho a agosto: manhãs de névoa, nortada, poucos dias de calor. Setembro e outubro: os meses mais calmos. Novembro a fevereiro: chuva e noites compridas.',
      ],
      more: { glamping: 'Quando dormir numa tenda' },
    },
    pets: {
      heading: 'O seu animal',
      paragraphs: [
        'Não recebemos animais dos hóspedes, por causa dos cães velhos. A exceção são os cães de assistência, como manda a lei: avise-nos primeiro.',
      ],
    },
    languages: {
      heading: 'Línguas',
      paragraphs: ['Português e inglês; a pedido, espanhol e francês.'],
    },
    meanwhile: {
      heading: 'Enquanto não abrimos',
      paragraphs: [
        'Não o podemos alojar. Há bons sítios onde ficar à volta de Óbidos e termas na cidade ao lado.',
      ],
      more: { worthVisiting: 'Onde ficar', hotSprings: 'As termas' },
    },
    sleeping: {
      heading: 'Tendas',
      paragraphs: [
        'Uma boa cama debaixo de lona. O número de tendas, as casas de banho e o aquecimento estão por decidir, e até lá não se reserva nada.',
      ],
      more: { glamping: 'Eco-glamping: como escolher' },
    },
    food: {
      heading: 'Comida',
      paragraphs: ['Uma só mesa para todos, com o que a horta der nesse dia.'],
      more: { permaculture: 'A permacultura para quem anda cansado' },
    },
    phones: {
      heading: 'Telemóvel',
      paragraphs: [
        'À entrada, ou desligado na tenda; com que rigor, está em aberto. Quem precisar de falar consigo terá um número que alguém atende.',
      ],
    },
    comingAlone: {
      heading: 'Vir sem companhia',
      paragraphs: ['Pode vir. Falta saber se uma tenda só para si custa mais.'],
    },
    children: {
      heading: 'Crianças',
      paragraphs: [
        `Tudo o que está previsto é para adultos, a partir dos ${facts.minimumAge} anos. Falta decidir se haverá dias para crianças.`,
      ],
    },
    dayVisits: {
      heading: 'Vir só por um dia',
      paragraphs: [
        'Poderá vir por uma manhã ou por um dia inteiro. Os dias e o número de pessoas estão por decidir.',
      ],
      more: { experiences: 'As experiências' },
    },
    whatToBring: {
      heading: 'O que trazer',
      paragraphs: [
        'Calçado fechado, que aguente pó e pedras, uma camisola mesmo em agosto e um casaco no inverno. O resto está em aberto.',
      ],
    },
    heatAndCold: {
      heading: 'Calor e frio',
      paragraphs: [
        'Se está grávida, se tem problemas de coração ou de tensão ou se toma medicamentos todos os dias, pergunte antes ao médico. Falta decidir como será a nossa água.',
      ],
      more: { hotSprings: 'A água quente, e quem a deve evitar' },
    },
    price: {
      heading: 'Preço',
      paragraphs: ['Quanto custa uma estada e o que inclui.'],
      more: { waitlist: 'A lista de espera é a primeira a saber' },
    },
    cancelling: {
      heading: 'Cancelar',
      paragraphs: ['O que se devolve, e até quando.'],
      more: { 'terms#waitlist': 'O que as condições dizem da lista de espera' },
    },
    groupSize: {
      heading: 'Quantos hóspedes de cada vez',
      paragraphs: ['Quantos, e em quantas tendas.'],
    },
    diets: { heading: 'Dietas', paragraphs: ['Quais a cozinha pode servir, alergias incluídas.'] },
    accessibility: {
      heading: 'Acessibilidade',
      paragraphs: [
        `Até onde se vai sem degraus; os caminhos são de campo, com troços irregulares. Se precisa de alguma adaptação, escreva para ${siteConfig.email} antes de fazer planos. Não é preciso explicar porquê.`,
      ],
    },
    people: {
      heading: 'Quem está à frente',
      paragraphs: [
        `Quem vai cuidar dos hóspedes, e que formação tem. As condições de utilização ${legalNotice.operator ? 'dizem' : 'dirão'} quem responde por este site.`,
      ],
      more: { 'terms#who-we-are': 'Quem somos', partnerships: 'Quem procuramos' },
    },
    dogs: {
      heading: 'Quantos cães',
      paragraphs: ['Quantos vão viver aqui, e quando chega o primeiro. Por enquanto, nenhum.'],
      more: {
        oldDogSanctuary: 'O santuário de cães velhos',
        dogs: 'Uma hora ao pé de um cão velho',
      },
    },
  },
  closing: {
    heading: 'Falta alguma coisa?',
    text: 'Pergunte-nos. Se ainda não soubermos, dizemos-lho.',
    mail: { label: 'Fazer uma pergunta', subject: `Uma pergunta prática para ${theBrand}` },
    join: 'Entrar na lista de espera',
  },
};
