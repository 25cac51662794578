import { siteConfig } from '../../site.config.ts';
import { facts, ownersAnswers } from '../facts.ts';
import { village } from './place.ts';

const initiative =
  ownersAnswers.tourismInitiative?.en ??
  `a national ${facts.tourismInitiativeYear} tourism initiative`;

/** The section about partners, shared by the home page and the partnerships page. */
export const partnersSection = {
  heading: 'Partners',
  intro:
    'A retreat that wants to be good for its village cannot be built alone. These are the kinds of support we hope for; we have none of them yet.',
  /** Each kind of support: in a line on the home page, in full on the partnerships page. */
  values: [
    {
      title: 'Government support',
      short: `We are looking for public support in line with a national ${facts.tourismInitiativeYear} tourism initiative.`,
      text: `We want the project to be in line with ${initiative}: open in all seasons, away from the big cities. On those grounds we seek the support of public bodies.`,
    },
    {
      title: 'Community integration',
      short: `Planned: food, crafts and jobs from ${village} and its neighbours first.`,
      text: `We plan to look to ${village} and its neighbours first for food, crafts and repairs, to offer jobs there first, and to keep the village’s pace.`,
    },
    {
      title: 'Academic validation',
      short: 'Sought: researchers free to measure what a stay does, and to publish it.',
      text: 'We are looking for researchers to measure, by methods of their own, what a stay does and does not do, and to publish it, whatever they find.',
    },
  ],
  tiles: {
    note: 'Among others, we hope to find these.',
    items: ['An animal welfare group', 'A public body', 'A local producer', 'A university'],
  },
  mail: { label: 'Partner With Us', subject: `Partnership with ${siteConfig.brand}` },
};

export type PartnersSection = typeof partnersSection;
