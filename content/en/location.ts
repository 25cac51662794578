import { facts, ownersAnswers } from '../facts.ts';
import { postalAddress } from '../postal-address.ts';
import { quantity } from '../formats.ts';
import { village, fullPlace } from './place.ts';

const { sunnyDaysSource } = ownersAnswers;

export const location = {
  name: 'Location',
  meta: {
    title: `Getting to ${fullPlace}`,
    description: `How to reach the village of ${village} by air, car or coach, ${facts.minutesFromLisbonAirport} minutes from Lisbon airport, and what you find around the Óbidos lagoon.`,
  },
  heading: fullPlace,
  lead: 'A village of white houses, fields and fishing boats on the south side of the Óbidos lagoon, close to a walled town and to the sea.',
  pictureCaption: 'White walls, a painted band, something flowering over the top.',
  arrival: {
    heading: 'How to Get Here',
    ways: [
      {
        heading: 'By air',
        inShort: `${facts.minutesFromLisbonAirport} minutes from Lisbon`,
        figures: [
          { value: `${facts.minutesFromLisbonAirport} minutes`, label: 'from Lisbon airport' },
          {
            value: '2.5 hours',
            label: `from Porto airport by road; ${facts.minutesFromPorto} minutes in our plan`,
          },
        ],
        paragraphs: [
          `The ${facts.minutesFromLisbonAirport} minutes are by car and without traffic, as our plan counted them. From Porto, allow two and a half hours by road. If you would rather not drive after a flight, a transfer can be arranged once we are open.`,
        ],
      },
      {
        heading: 'By car',
        inShort: `${facts.kilometresFromHighwayExit} km from the A8`,
        figures: [
          {
            value: `${facts.kilometresFromHighwayExit} km`,
            label: 'from the motorway exit to the village',
          },
        ],
        paragraphs: [
          'Take the A8 and leave it at Óbidos. From there the road runs between orchards and fields. The last part is narrow, and tractors have right of way in spirit if not in law.',
        ],
      },
      {
        heading: 'By public transport',
        inShort: 'about an hour by coach',
        figures: [
          {
            value: '2+ hours',
            label: `by train to the nearest station, when it last ran; ${quantity(facts.hoursByTrain, 'hour', 'en')} in our plan`,
          },
          {
            value: `${facts.minutesByTaxiFromStation} minutes`,
            label: 'by taxi from the station to the village',
          },
        ],
        paragraphs: [
          'Take the coach. From Lisbon it is about an hour to Óbidos, as described below; from the airport to the village, with metro, coach and taxi, allow two and a half.',
          'The train is slower: over two hours from Lisbon, when it last ran.',
        ],
      },
    ],
  },
  reasons: {
    heading: 'Why This Corner of Portugal',
    items: [
      {
        title: 'A lagoon that opens to the sea',
        text: 'The Óbidos lagoon is shallow salt water, and full of birds; flamingos feed in it all year, often at the mouth of the Real, near Vau. People still gather clams here when the authorities allow it. Where it meets the Atlantic there is a long beach, Bom Sucesso.',
      },
      {
        title: 'Light, most of the year',
        text: `${facts.sunnyDaysAYear}+ days of sunshine, some of which begin in mist. The ocean takes the edge off August and off January; bring a jumper for the one and a coat for the other.${sunnyDaysSource ? ` ${sunnyDaysSource.en}` : ''}`,
      },
      {
        title: 'A town made for walking slowly',
        text: 'Óbidos sits on its hill inside medieval walls. It belonged to the queens of Portugal into the nineteenth century. Now people go there for the books, and for ginja, its cherry liqueur.',
      },
      {
        title: 'Food from close by',
        text: 'Apples and pears, cabbages, fish and corn bread. Much of what you eat will have travelled less far than you did to get here.',
      },
      {
        title: 'Quiet without being remote',
        text: 'A church, a fountain, old windmills, neighbours. The parish is known for its golf resorts; they lie out by the coast. In the village there is enough life to feel looked after, and enough silence to hear the reeds.',
      },
    ],
  },
  address: {
    heading: 'Address',
    text: postalAddress('en'),
    note: 'Exact directions come with a booking.',
  },
  /** The owner's photograph of it, if there is one. */
  landToday: {
    alt: 'Photograph of the land as it was that day.',
    caption: 'The land today, a photograph printed in two inks:',
  },
  map: {
    heading: 'Where We Are',
    alt: 'Map of the coast around the Óbidos lagoon, which opens to the Atlantic at Foz do Arelho: Vau lies on its south side, Óbidos with its castle to the south-east, Caldas da Rainha to the east, Peniche on its cape to the south-west. The railway and the A8 pass Óbidos and Caldas from south to north. An inset shows the place in Portugal, between Lisbon and Porto.',
    caption: 'Vau lies near Óbidos and the coast, between Lisbon and Porto.',
    places: {
      vau: 'Vau',
      obidos: 'Óbidos',
      lagoon: ['Óbidos', 'lagoon'],
      ocean: ['Atlantic', 'Ocean'],
      fozDoArelho: ['Foz do', 'Arelho'],
      caldas: ['Caldas', 'da Rainha'],
      peniche: 'Peniche',
      baleal: 'Baleal',
      rioMaior: 'Rio Maior',
      railway: ['Linha', 'do Oeste'],
      motorway: 'A8',
      lisbon: 'Lisbon',
      porto: 'Porto',
    },
    source:
      'Drawn by hand, not for navigation: the coast after OpenStreetMap contributors (ODbL), the outline of Portugal after Natural Earth (public domain).',
  },
  join: 'Join the Waitlist',
};

export type Location = typeof location;
