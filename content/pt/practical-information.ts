import { siteConfig } from '../../site.config.ts';
import type { PracticalInformation } from '../en/practical-information.ts';
import { facts } from '../facts.ts';
import { theBrand } from './brand.ts';

export const practicalInformation: PracticalInformation = {
  name: 'Informações práticas',
  meta: {
    title: 'Informações práticas antes de vir',
    description:
      'Preço, tendas, comida, telemóvel, o que trazer, crianças, baixa médica, hospital, terreno e licenças: o que já se sabe e o que ainda está em aberto.',
  },
  heading: 'Informações práticas',
  lead: 'O que já se sabe de uma estada e o que falta saber. Juntamos aqui as respostas à medida que as temos.',
  pictureCaption: 'Um balneário à chuva: uma ideia, por decidir.',
  states: {
    settled: 'Já se sabe',
    partly: 'Sabe-se em parte',
    open: 'Em aberto',
    unpublished: 'Por publicar',
  },
  groups: {
    settled: 'O que já se sabe',
    partly: 'O que se sabe em parte',
    open: 'O que está em aberto',
    unpublished: 'O que ainda não está publicado',
  },
  answers: {
    gettingHere: {
      heading: 'Como chegar',
      paragraphs: [
        `De autocarro, uma hora de Lisboa a Óbidos, e depois um táxi pedido de véspera. De carro, ${facts.minutesFromLisbonAirport} minutos do aeroporto de Lisboa, sem trânsito.`,
      ],
      more: { location: 'Todas as maneiras de chegar', 'location#without-a-car': 'Sem carro' },
    },
    hospital: {
      heading: 'O hospital mais próximo',
      paragraphs: [
        'O das Caldas da Rainha, a cidade ao lado. Numa emergência, ligue 112; nos outros casos, para o SNS 24 (808 24 24 24), antes de ir.',
      ],
      more: { 'burnoutRecovery#care': 'O que não somos' },
    },
    sickLeave: {
      heading: 'De baixa',
      paragraphs: [
        'Só pode sair de casa nos termos em que o médico o autorizou por escrito: pergunte-lhe antes de reservar.',
      ],
    },
    meanwhile: {
      heading: 'Enquanto não abrimos',
      paragraphs: [
        'Ainda não recebemos ninguém. Há bons sítios onde ficar à volta de Óbidos e termas na cidade ao lado.',
      ],
      more: { worthVisiting: 'Onde ficar', hotSprings: 'As termas' },
    },
    sleeping: {
      heading: 'Tendas',
      paragraphs: [
        'Uma boa cama debaixo de lona. Quantas tendas, onde ficam as casas de banho e como se aquecem: tudo isso está por decidir. Até lá, não se reserva nada.',
      ],
      more: { drawnNotBuilt: 'A tenda, desenhada', glamping: 'Eco-glamping: como escolher' },
    },
    food: {
      heading: 'Comida',
      paragraphs: ['Está prevista uma só mesa para todos, com o que a horta der nesse dia.'],
      more: { permaculture: 'Permacultura' },
    },
    phones: {
      heading: 'Telemóvel',
      paragraphs: [
        'Contamos pedir aos hóspedes que o desliguem. Com que rigor, e como se pode falar consigo entretanto, está em aberto.',
      ],
    },
    comingAlone: {
      heading: 'Vir sem companhia',
      paragraphs: ['Pode vir. Se uma tenda só para si custará mais, está em aberto.'],
    },
    children: {
      heading: 'Crianças',
      paragraphs: [
        `Tudo o que está previsto é para adultos, a partir dos ${facts.minimumAge} anos. Nada está previsto para crianças.`,
      ],
    },
    dayVisits: {
      heading: 'Vir só por um dia',
      paragraphs: ['Em que dias, e para quantas pessoas, está em aberto.'],
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
        'Falta decidir como serão os banhos. Em caso de gravidez, de problemas de coração ou de tensão, ou se toma medicamentos todos os dias, pergunte ao médico antes de qualquer calor ou frio.',
      ],
      more: { hotSprings: 'A água quente, e quem a deve evitar' },
    },
    opening: {
      heading: 'Data de abertura',
      paragraphs: ['Quando abrimos, e para que épocas do ano.'],
      more: { waitlist: 'Em que ponto estamos' },
    },
    price: {
      heading: 'Preço',
      paragraphs: ['Quanto custa uma estada e o que inclui.'],
      more: { waitlist: 'A lista de espera é a primeira a saber' },
    },
    cancelling: {
      heading: 'Cancelar',
      paragraphs: ['Até quando se pode cancelar, e quanto se devolve.'],
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
        `Até onde se vai sem degraus. Se precisa de alguma adaptação, escreva para ${siteConfig.email} antes de fazer planos. Não é preciso explicar porquê.`,
      ],
    },
    dogs: {
      heading: 'Quantos cães',
      paragraphs: ['Quantos vão viver aqui, e quando chega o primeiro.'],
      more: {
        oldDogSanctuary: 'O santuário de cães velhos',
        dogs: 'Uma hora ao pé de um cão velho',
      },
    },
    people: {
      heading: 'Quem está à frente',
      paragraphs: ['Os nomes, quem vai cuidar dos hóspedes e com que formação.'],
      more: { 'terms#who-we-are': 'O que dizem as condições', partnerships: 'Quem procuramos' },
    },
    land: {
      heading: 'O terreno',
      paragraphs: ['De quem é, onde fica ao certo e que tamanho tem.'],
      more: { location: 'A aldeia' },
    },
    licence: { heading: 'As licenças', paragraphs: ['Quais são precisas, e em que ponto estão.'] },
    money: { heading: 'O dinheiro', paragraphs: ['Quanto custa construir, e quem paga.'] },
    builder: { heading: 'A obra', paragraphs: ['Quem a faz, e até quando.'] },
  },
  closing: {
    heading: 'Falta alguma coisa?',
    text: 'Pergunte-nos. Se ainda não soubermos, também o dizemos.',
    mail: { label: 'Fazer uma pergunta', subject: `Uma pergunta prática para ${theBrand}` },
    join: 'Entrar na lista de espera',
  },
};
