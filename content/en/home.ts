import { facts } from '../facts.ts';
import { type Source, studies } from '../sources.ts';
import { inWords } from './in-words.ts';
import { countryName, fullPlace, place, town } from './place.ts';

interface ScienceFact {
  heading: string;
  text: string;
  /** The limits of the finding. */
  limit: string;
  sources: readonly Source[];
}

/** Each heading is a claim that one reads about places like this. Its text tests the claim. */
const scienceFacts: ScienceFact[] = [
  {
    heading: `${facts.minutesInNatureThatLowerCortisol} minutes in nature lowers cortisol`,
    text: `In a review of studies with students, ${facts.minutesInNatureThatLowerCortisol} minutes in a natural place could be enough to ease the body’s signs of stress, cortisol among them.`,
    limit:
      'Cortisol rises and falls all day: a lower reading may mean a calmer hour, and no recovery from burnout.',
    sources: [studies.minimumDose],
  },
  {
    heading: 'Oxytocin boost from soil and animals',
    text: 'After quiet, friendly time together, oxytocin rose in people and dogs alike. In a small trial, gardening eased stress more than reading did.',
    limit:
      'Those people already loved dogs, and later studies have not always found the rise; no study has shown it for soil.',
    sources: [studies.humansAndDogs, studies.gardeningTrial],
  },
  {
    heading: 'Proven impact on chronic stress and burnout',
    text: 'In a Danish trial, burnout fell after therapy in a garden and after a form of cognitive behavioural therapy, and was still lower a year later.',
    limit:
      'One trial without an untreated group is not proof, and a stay here is not ten weeks of therapy.',
    sources: [studies.natureTherapy],
  },
];

export const home = {
  name: 'Home',
  meta: {
    title: `Burnout retreat near ${town}, ${countryName}`,
    description: `A retreat taking shape in ${place}, ${countryName}, for people worn down by stress: nature, real rest, living soil and old dogs.`,
  },
  hero: {
    heading: 'Regenerate. Reconnect. Recover.',
    text: `A planned sanctuary near ${town}, ${countryName}, to rest from burnout and begin to heal, through nature, purpose and care.`,
    /** A phone shows the first alone, on one line. It is the largest but for the heading. */
    facts: [
      'Not open yet',
      'join to hear the first dates',
      `${facts.minutesFromLisbonAirport} min from Lisbon airport by car`,
      `planned for a day, ${inWords(facts.immersionDays)} days or ${inWords(facts.signatureProgrammeDays)}`,
    ],
    join: 'Join the Waitlist',
  },
  /** Says what the lines above the sections are, and that the pages are a day. */
  howToRead: [
    'The line over each section shows how far along it is: the key is in the picture.',
    'The pages are the hours of one day: at the foot of each is the way to the next.',
  ],
  model: {
    heading: 'A New Model of Recovery',
    intro: [
      'It is hard to think your way out of exhaustion. We are preparing a burnout retreat where rest comes with something for your hands to do. It is not a treatment.',
      'You will sleep in a real bed under canvas, which the trade calls luxury eco-glamping. We will show you photographs of the tent before we ask you to pay.',
    ],
    cards: [
      {
        title: 'Nature & Wellness',
        text: 'The plan: yoga late in the morning, slow walks under pines, a natural spa and a phone switched off. You may sleep late instead.',
        link: 'See the experiences',
      },
      {
        title: 'Regenerative Agriculture',
        text: 'Farming that begins with what the soil needs. You will be able to sow, pick, and eat what grows.',
        link: 'Read about the farm table',
      },
      {
        title: 'Old Dog Sanctuary',
        text: 'We plan a home for life for old dogs that nobody asks for. You will be able to keep them company, with someone who knows them, or join a supervised session.',
        link: 'Meet the sanctuary',
      },
    ],
    captions: ['Rest, as we imagine it.', 'The long table, as planned.'],
    quote: {
      text: 'No farmer tells tired land to try harder. You give it cover, water and time. People deserve at least as much.',
      note: 'The thought this place began with',
    },
  },
  programme: {
    heading: `The ${facts.signatureProgrammeDays}-Day Programme`,
    text: `The plan: sleep first, then walking, sowing and the old dogs, and at the end a look at the week that waits at home.`,
    link: 'The programme, day by day',
  },
  science: {
    heading: 'The Science of Recovery',
    intro: 'Each heading is a claim often made for places like ours; below it, what a study found.',
    limitLabel: 'What they do not show',
    facts: scienceFacts,
  },
  place: {
    heading: `Why ${fullPlace}`,
    intro:
      'Vau is a village of fields and fishing boats by the Óbidos lagoon. Its name means a ford.',
    benefits: [
      {
        title: 'Cultural heritage',
        text: 'Óbidos has kept its castle and medieval walls. UNESCO named it a City of Literature.',
      },
      {
        title: 'Mild climate',
        text: `${facts.sunnyDaysAYear}+ days of sunshine, though not all day: the Atlantic brings mist and wind, cool summers and mild winters.`,
      },
      {
        title: `${facts.minutesFromLisbonAirport} minutes from the airport`,
        text: 'By car, without traffic.',
      },
      {
        title: 'Peaceful countryside',
        text: 'Fields, pine woods, reeds, herons, and flamingos feeding in the lagoon.',
      },
    ],
    pictureNote: 'So far, the tent is a drawing.',
    coordinates: {
      label: 'Coordinates',
      value: `${facts.coordinates.latitude} N, ${-facts.coordinates.longitude} W`,
    },
    link: 'How to get here',
  },
};

export type Home = typeof home;
