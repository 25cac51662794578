import { facts } from '../facts.ts';
import { onDays } from '../programme-days.ts';
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
    text: `Tested on students: in a review of fourteen studies, ${facts.minutesInNatureThatLowerCortisol} minutes in a natural place could be enough to ease the body’s signs of stress, cortisol among them. In another study it fell fastest within 20 to 30 minutes.`,
    limit:
      'Cortisol rises and falls all day: a lower reading may mean a calmer hour, and no recovery from burnout.',
    sources: [studies.minimumDose, studies.naturePill],
  },
  {
    heading: 'Oxytocin boost from soil and animals',
    text: 'Tested with dogs: after quiet, friendly time together, oxytocin rose in people and dogs alike. For soil there is one small trial: gardening eased stress.',
    limit:
      'The people in the dog study already loved dogs, and later work has not always found the rise. With soil, nobody has shown one.',
    sources: [studies.humansAndDogs, studies.gardeningTrial],
  },
  {
    heading: 'Proven impact on chronic stress and burnout',
    text: 'The nearest test was a Danish trial of ten weeks: 84 people with stress-related illness were treated in a garden or with a form of cognitive behavioural therapy. Burnout fell in both groups, and a year later it was still lower.',
    limit:
      'No difference between the two was found, and nobody was left untreated for comparison. One trial is not proof. A stay here is far shorter, and is not therapy.',
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
    text: `A sanctuary of tents near ${town}, ${countryName}, for healing from burnout through nature, purpose and care.`,
    /** A phone shows the first alone, on one line: at most 45 characters, fewer in a wide serif. */
    facts: [
      'A retreat, not open yet: be first to know',
      `${facts.minutesFromLisbonAirport} min from Lisbon airport by car`,
      `for a day, ${inWords(facts.immersionDays)} days or ${inWords(facts.signatureProgrammeDays)}`,
    ],
    join: 'Join the Waitlist',
  },
  model: {
    heading: 'A New Model of Recovery',
    intro: [
      'It is hard to think your way out of exhaustion. We are preparing a burnout retreat where rest comes with something for your hands to do: something to sow, an old dog to brush. It is not a treatment, and we promise no cure.',
      `You will sleep in a real bed under canvas; the trade calls it luxury eco-glamping, and we will show you the tent before you pay for it. There will be yoga, forest immersion, a natural spa and time without screens.`,
    ],
    cards: [
      {
        title: 'Nature & Wellness',
        text: 'Yoga in the morning, slow walks under pines, water warm enough to stay in, and a phone switched off. No activity is compulsory, and sleeping late counts as taking part.',
        link: 'See the experiences',
      },
      {
        title: 'Regenerative Agriculture',
        text: 'Farming that asks first what the soil needs. You will sow and pick beside the people who keep the garden, and eat what comes out of it.',
        link: 'Read about the farm table',
      },
      {
        title: 'Old Dog Sanctuary',
        text: 'Dogs past the age when anyone asks for them will live out their years here. Keep them company, or join a supervised session with them.',
        link: 'Meet the sanctuary',
      },
    ],
    captions: ['Rest, as we imagine it.', 'The long table: drawn, not laid yet.'],
    quote: {
      text: 'No farmer tells tired land to try harder. You give it cover, water and time. People deserve at least as much.',
      note: 'The thought this place began with',
    },
  },
  week: {
    heading: `The ${facts.signatureProgrammeDays}-Day Programme, Day by Day`,
    intro: `The plan for our signature burnout recovery programme: ${inWords(facts.signatureProgrammeDays - 2)} whole days, a day to come and a day to go. It bends to the weather and to you.`,
    days: onDays(
      [
        {
          title: 'Arrive',
          text: 'You come by coach, by car or by transfer. Supper is early. You need not say what you do for a living.',
        },
        {
          title: 'Sleep',
          text: 'No bell and no plan before late morning. A gentle yoga class, a long lunch, and an afternoon left empty on purpose.',
        },
        {
          title: 'Walk',
          text: 'A guided walk in the forest, slow enough to hear it. Then the natural spa, and early to bed.',
        },
        {
          title: 'Sow',
          text: 'A morning with the growers: sowing, mulching, picking. What you picked is lunch. Hands full of earth have no use for a phone.',
        },
        {
          title: 'Keep company',
          text: 'Time with the old dogs for those who want it, never alone with them. The afternoon belongs to the lagoon.',
        },
        {
          title: 'Look towards home',
          text: 'You go through your ordinary week with someone who listens well, and choose one or two changes small enough to survive a Monday.',
        },
        {
          title: 'Leave slowly',
          text: 'Breakfast, a last walk, and what you decided, on a page in your own hand. There is no hurry to the door.',
        },
      ],
      (first, last) => (first === last ? `Day ${first}` : `Days ${first} to ${last}`),
    ),
    link: 'More about burnout recovery',
  },
  science: {
    heading: 'The Science of Recovery',
    intro: 'Three claims that places like ours make, and what the studies say.',
    limitLabel: 'What it does not show',
    facts: scienceFacts,
  },
  place: {
    heading: `Why ${fullPlace}`,
    intro:
      'Vau is a farming and fishing village by the Óbidos lagoon, with golf resorts out towards the coast. Its name means ford: a place where the water is shallow enough to cross on foot.',
    benefits: [
      {
        title: 'Cultural heritage',
        text: 'Óbidos has kept its castle and medieval walls, and one of its bookshops fills a former church. UNESCO named it a City of Literature.',
      },
      {
        title: 'Mild climate',
        text: `${facts.sunnyDaysAYear}+ days of sunshine, though not all day: the Atlantic brings mist and wind, cool summers and mild winters.`,
      },
      {
        title: `${facts.minutesFromLisbonAirport} minutes from the airport`,
        text: 'By car, once you have left Lisbon airport. Transfers on request.',
      },
      {
        title: 'Peaceful countryside',
        text: 'Fields, pine woods, reeds, herons, and flamingos feeding in the lagoon.',
      },
    ],
    pictureNote: 'Drawn, not built: so far the tent stands on paper alone.',
    coordinates: {
      label: 'Coordinates',
      value: `${facts.coordinates.latitude} N, ${-facts.coordinates.longitude} W`,
    },
    link: 'How to get here',
  },
};

export type Home = typeof home;
