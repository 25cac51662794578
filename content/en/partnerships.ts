import { siteConfig } from '../../site.config.ts';

export const partnerships = {
  name: 'Partnerships',
  meta: {
    title: 'Partnerships and founding partners',
    description:
      'Who we are looking for before we open: founding partners, researchers, public bodies, local producers, animal welfare groups and practitioners.',
  },
  heading: 'Partnerships',
  lead: 'We have not opened yet, and there is no better time to have a say. What we lack is partners to build this with.',
  /** Whom we look for. */
  sought: {
    heading: 'Who We Are Looking For',
    /** In the order of the tiles of the partners section. */
    tiles: [
      'Shelters that know which old dogs nobody will ask for, and vets who like patients with a history.',
      'Parish, municipality, region and nation: those who want tourism that lasts all year and leaves something good behind.',
      'Growers, bakers, potters, builders in lime and stone. We would rather buy from someone we can visit on foot.',
      'In psychology, public health, agronomy or tourism. You would find a real place, guests who take part only if they wish to, and on our side no wish to influence the result.',
    ],
    others: {
      title: 'Practitioners and employers',
      text: 'Therapists, doctors, yoga teachers and guides who would work with us, and employers who would rather act early.',
    },
  },
  founding: {
    heading: 'Become a Founding Partner',
    /** Who that could be. */
    who: 'People and companies who put in money, land, skill or time before the first guest arrives, with the patience of someone planting a walnut tree.',
    text: 'Tell us who you are and what you would like to see happen here; a few lines are enough. We answer with the plans, the figures we have and the risks we see.',
    mail: {
      label: 'Become a Founding Partner',
      subject: `Founding partner of ${siteConfig.brand}`,
    },
  },
};

export type Partnerships = typeof partnerships;
