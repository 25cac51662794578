import type { Location } from '../en/location.ts';
import { facts, ownersAnswers } from '../facts.ts';
import { postalAddress } from '../postal-address.ts';
import { quantity } from '../formats.ts';
import { ofVillage, toPlace, fullPlace } from './place.ts';

const { sunnyDaysSource } = ownersAnswers;

export const location: Location = {
  name: 'Localização',
  meta: {
    title: `Como chegar ${toPlace}`,
    description: `Como chegar à aldeia ${ofVillage} de avião, de carro ou de autocarro, a ${facts.minutesFromLisbonAirport} minutos do aeroporto de Lisboa, e o que há à volta da lagoa de Óbidos.`,
  },
  heading: fullPlace,
  lead: 'Uma aldeia de casas brancas, campos e barcos de pesca na margem sul da lagoa de Óbidos, perto da vila muralhada e do mar.',
  pictureCaption: 'Paredes caiadas, uma barra de cor e qualquer coisa em flor por cima do muro.',
  arrival: {
    heading: 'Como chegar',
    ways: [
      {
        heading: 'De avião',
        inShort: `De Lisboa, ${facts.minutesFromLisbonAirport} minutos`,
        figures: [
          { value: `${facts.minutesFromLisbonAirport} minutos`, label: 'do aeroporto de Lisboa' },
          {
            value: '2,5 horas',
            label: `do aeroporto do Porto, por estrada; ${facts.minutesFromPorto} minutos no nosso plano`,
          },
        ],
        paragraphs: [
          `Os ${facts.minutesFromLisbonAirport} minutos são de carro e sem trânsito, como o nosso plano os contava. Do Porto, conte com duas horas e meia por estrada. Se não lhe apetecer conduzir depois da viagem, contamos poder tratar do transporte.`,
        ],
      },
      {
        heading: 'De carro',
        inShort: `A ${facts.kilometresFromHighwayExit} km da A8`,
        figures: [
          {
            value: `${facts.kilometresFromHighwayExit} km`,
            label: 'da saída da autoestrada à aldeia',
          },
        ],
        paragraphs: [
          'Siga pela A8 e saia em Óbidos. Daí em diante, a estrada vai entre pomares e campos. A última parte é estreita, e os tratores têm prioridade, se não na lei, pelo menos no costume.',
        ],
      },
      {
        heading: 'Em transportes públicos',
        inShort: 'O autocarro e o táxi',
        figures: [
          {
            value: '2+ horas',
            label: `de comboio até à estação mais próxima, quando havia comboio; ${quantity(facts.hoursByTrain, 'hour', 'pt')} no nosso plano`,
          },
          {
            value: `${facts.minutesByTaxiFromStation} minutos`,
            label: 'de táxi, da estação à aldeia',
          },
        ],
        paragraphs: [
          'Venha de autocarro: de Lisboa a Óbidos é cerca de uma hora, como se explica mais abaixo; do aeroporto à aldeia, com metro, autocarro e táxi, conte duas horas e meia.',
          'Há agora autocarros em vez de comboios; de comboio, de Lisboa eram mais de duas horas.',
        ],
      },
    ],
  },
  reasons: {
    heading: 'Porquê este canto do país',
    items: [
      {
        title: 'Uma lagoa aberta ao mar',
        text: 'A lagoa de Óbidos é salgada, pouco funda e cheia de aves: há flamingos todo o ano, muitas vezes na foz do rio Real, ao pé do Vau. Ainda há mariscadores, com licença, que lá vão à amêijoa nas suas bateiras. Onde a lagoa se abre ao Atlântico ficam dois areais: deste lado o do Bom Sucesso, do outro o da Foz do Arelho.',
      },
      {
        title: 'Luz quase todo o ano',
        text: `Mais de ${facts.sunnyDaysAYear} dias de sol. O mar tempera tanto agosto como janeiro, e paga-se isso em nortada e em manhãs de névoa: traga uma camisola.${sunnyDaysSource ? ` ${sunnyDaysSource.pt}` : ''}`,
      },
      {
        title: 'Uma vila de rainhas',
        text: 'Óbidos está no alto, dentro das muralhas medievais. Foi das rainhas de Portugal até ao século XIX. Hoje vai-se lá pela ginja, pelo chocolate, pela Vila Natal e pelos livros.',
      },
      {
        title: 'Comida da região',
        text: 'Maçã de Alcobaça, pera rocha, couves, pão de milho e amêijoas, quando o IPMA as deixa apanhar. Muito do que vai comer terá feito menos quilómetros do que quem o come.',
      },
      {
        title: 'Sossego sem isolamento',
        text: 'A freguesia é conhecida pelos campos de golfe. A aldeia tem uma igreja, um fontanário, moinhos antigos. Há vizinhos bastantes para não se sentir só e silêncio bastante para ouvir os caniços.',
      },
    ],
  },
  address: {
    heading: 'Morada',
    text: postalAddress('pt'),
    note: 'As indicações exatas vão com a confirmação da reserva.',
  },
  landToday: {
    alt: 'Fotografia do terreno, tal como estava nesse dia.',
    caption: 'O terreno, hoje, numa fotografia impressa a duas tintas:',
  },
  map: {
    heading: 'Onde fica',
    alt: 'Mapa da costa em volta da lagoa de Óbidos, que se abre ao Atlântico na Foz do Arelho: o Vau fica na margem sul, Óbidos e o castelo a sudeste, Caldas da Rainha a leste, Peniche no seu cabo a sudoeste. A linha de comboio e a A8 passam por Óbidos e pelas Caldas, de sul para norte. Um mapa pequeno mostra o lugar em Portugal, entre Lisboa e o Porto.',
    caption: 'O Vau fica perto de Óbidos e da costa, entre Lisboa e o Porto.',
    places: {
      vau: 'Vau',
      obidos: 'Óbidos',
      lagoon: ['Lagoa', 'de Óbidos'],
      ocean: ['Oceano', 'Atlântico'],
      fozDoArelho: ['Foz do', 'Arelho'],
      caldas: ['Caldas', 'da Rainha'],
      peniche: 'Peniche',
      baleal: 'Baleal',
      rioMaior: 'Rio Maior',
      railway: ['Linha', 'do Oeste'],
      motorway: 'A8',
      lisbon: 'Lisboa',
      porto: 'Porto',
    },
    source:
      'Desenhado à mão; não o use para se orientar. Costa segundo os colaboradores do OpenStreetMap (ODbL), contorno de Portugal segundo a Natural Earth (domínio público).',
  },
  join: 'Entrar na lista de espera',
};
