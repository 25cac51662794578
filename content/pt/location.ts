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
  pictureCaption: 'Paredes caiadas, uma barra de cor e flores por cima do muro.',
  arrival: {
    heading: 'Como chegar',
    ways: [
      {
        heading: 'De avião',
        inShort: `De Lisboa, ${facts.minutesFromLisbonAirport} minutos`,
        figures: [
          {
            value: `${facts.minutesFromLisbonAirport} minutos`,
            label: 'do aeroporto de Lisboa, de carro',
          },
          {
            value: '2h30',
            label: `do aeroporto do Porto, de carro (o primeiro plano contava ${facts.minutesFromPorto} minutos)`,
          },
        ],
        paragraphs: ['Isto sem trânsito.'],
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
          'Siga pela A8 e saia em Óbidos. Daí em diante, a estrada vai entre pomares e campos. A última parte é estreita.',
        ],
      },
      {
        heading: 'Em transportes públicos',
        inShort: 'O autocarro e o táxi',
        figures: [
          {
            value: 'Mais de 2 horas',
            label: `de comboio, de Lisboa a Óbidos (suspenso desde janeiro de 2026; o primeiro plano previa ${quantity(facts.hoursByTrain, 'hour', 'pt')})`,
          },
          {
            value: `${facts.minutesByTaxiFromStation} minutos`,
            label: 'de táxi, da estação de Óbidos ao Vau',
          },
        ],
        paragraphs: [
          'Venha de autocarro, como se explica mais abaixo. Do aeroporto à aldeia, conte duas horas e meia.',
        ],
      },
    ],
  },
  reasons: {
    heading: 'Porquê este canto do país',
    items: [
      {
        title: 'Uma lagoa aberta ao mar',
        text: 'A lagoa de Óbidos é salgada, pouco funda e cheia de aves: há flamingos todo o ano. Onde se abre ao Atlântico ficam dois areais, o do Bom Sucesso e o da Foz do Arelho.',
      },
      {
        title: 'Luz quase todo o ano',
        text: `Mais de ${facts.sunnyDaysAYear} dias de sol. O mar dá verões frescos e invernos amenos, com nortada e manhãs de névoa: traga uma camisola.${sunnyDaysSource ? ` ${sunnyDaysSource.pt}` : ''}`,
      },
      {
        title: 'Uma vila de rainhas',
        text: 'Óbidos está no alto, dentro das muralhas medievais. Hoje vai-se lá pela ginja, pelo chocolate, pela Vila Natal e pelos livros.',
      },
      {
        title: 'Comida da região',
        text: 'Maçã de Alcobaça, pera rocha, couves, pão de milho e amêijoas, quando o IPMA as deixa apanhar.',
      },
      {
        title: 'Sossego sem isolamento',
        text: 'Uma igreja, um fontanário, moinhos antigos, vizinhos. A freguesia é conhecida pelos campos de golfe, que ficam junto à costa.',
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
      'Não o use para se orientar. Costa segundo os colaboradores do OpenStreetMap (ODbL), contorno de Portugal segundo a Natural Earth (domínio público).',
  },
  join: 'Entrar na lista de espera',
};
