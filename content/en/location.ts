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
  pictureCaption: 'White walls with a painted band, and flowers over the top.',
  arrival: {
    heading: 'How to Get Here',
    ways: [
      {
        heading: 'By air',
        inShort: `${facts.minutesFromLisbonAirport} minutes from Lisbon`,
        figures: [
          {
            value: `${facts.minutesFromLisbonAirport} minutes`,
            label: 'from Lisbon airport, by car',
          },
          {
            value: '2.5 hours',
            label: `from Porto airport, by road (an early plan said ${facts.minutesFromPorto} minutes)`,
          },
        ],
        paragraphs: ['That is without traffic.'],
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
          'Take the A8 and leave it at Óbidos. From there the road runs between orchards and fields. The last part is narrow.',
        ],
      },
      {
        heading: 'By public transport',
        inShort: 'about an hour by coach',
        figures: [
          {
            value: '2+ hours',
            label: `by train from Lisbon to Óbidos, when it last ran, in January 2026 (an early plan said ${quantity(facts.hoursByTrain, 'hour', 'en')})`,
          },
          {
            value: `${facts.minutesByTaxiFromStation} minutes`,
            label: 'by taxi from Óbidos station to Vau',
          },
        ],
        paragraphs: [
          'Take the coach, as described below. From the airport to the village, allow two and a half hours.',
        ],
      },
    ],
  },
  reasons: {
    heading: 'Why This Corner of Portugal',
    items: [
      {
        title: 'A lagoon that opens to the sea',
        text: 'The Óbidos lagoon is shallow salt water, and full of birds; flamingos feed in it all year. Where it meets the Atlantic there is a long beach, Bom Sucesso.',
      },
      {
        title: 'Light, most of the year',
        text: `${facts.sunnyDaysAYear}+ days of sunshine, some of which begin in mist. The ocean keeps summers cool and winters mild.${sunnyDaysSource ? ` ${sunnyDaysSource.en}` : ''}`,
      },
      {
        title: 'A town made for walking slowly',
        text: 'Óbidos sits on its hill inside medieval walls. Now people go there for the books, and for ginja, a cherry liqueur.',
      },
      {
        title: 'Food from close by',
        text: 'Apples and pears, cabbages, fish, clams and corn bread.',
      },
      {
        title: 'Quiet without being remote',
        text: 'A church, a fountain, old windmills, neighbours. The parish is known for its golf resorts; they lie out by the coast.',
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
      'Not for navigation. The coast after OpenStreetMap contributors (ODbL), the outline of Portugal after Natural Earth (public domain).',
  },
  join: 'Join the Waitlist',
};

export type Location = typeof location;
