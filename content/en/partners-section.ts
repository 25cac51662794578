import { siteConfig } from '../../site.config.ts';
import { facts, ownersAnswers } from '../facts.ts';
import { village } from './place.ts';

const initiative =
  ownersAnswers.tourismInitiative?.en ??
  `a national ${facts.tourismInitiativeYear} tourism initiative (official name not published yet)`;

/** The section about partners, shared by the home page and the partnerships page. */
export const partnersSection = {
  heading: 'Partners We Are Looking For',
  intro: 'We have no partners yet.',
  values: [
    { title: 'Government support', text: `We seek public support in line with ${initiative}.` },
    {
      title: 'Community integration',
      text: `We plan to buy and to hire in ${village} and nearby first.`,
    },
    {
      title: 'Academic validation',
      text: 'We seek researchers who will measure what a stay does and publish what they find.',
    },
  ],
  tiles: {
    note: 'Among others, we hope to find:',
    items: ['An animal welfare group', 'A public body', 'A local producer', 'A university'],
  },
  mail: { label: 'Partner With Us', subject: `Partnership with ${siteConfig.brand}` },
};

export type PartnersSection = typeof partnersSection;
