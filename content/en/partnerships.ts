import { siteConfig } from '../../site.config.ts';

export const partnerships = {
  name: 'Partnerships',
  meta: {
    title: 'Partnerships and founding partners',
    description:
      'Who we are looking for before we open: founding partners, researchers, public bodies, local producers, animal welfare groups and practitioners.',
  },
  heading: 'Partnerships',
  lead: 'We have not opened yet, so this is the time to have a say.',
  /** Whom we look for. */
  sought: {
    heading: 'Who We Are Looking For',
    /** In the order of the tiles of the partners section. */
    tiles: [
      'Shelters that know which old dogs nobody will ask for, and vets who like old patients.',
      'The parish, the municipality, the region or the state, if they want tourism all year.',
      'Growers, bakers, potters, builders in lime and stone, preferably nearby.',
      'Researchers in psychology, public health, agronomy or tourism. We will ask guests whether they want to take part, and will not interfere with the results.',
    ],
    others: {
      title: 'Practitioners and employers',
      text: 'Therapists, doctors, yoga teachers and guides, and employers who would rather act early.',
    },
  },
  founding: {
    heading: 'Become a Founding Partner',
    /** Who that could be. */
    who: 'People and companies who put in money, land, skill or time before the first guest arrives.',
    text: 'Tell us who you are and what you would like to see happen here. We will send you the plan, its risks and what figures there are.',
    mail: {
      label: 'Become a Founding Partner',
      subject: `Founding partner of ${siteConfig.brand}`,
    },
  },
};

export type Partnerships = typeof partnerships;
