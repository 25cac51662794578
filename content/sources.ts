/** A publication that a health statement rests on, cited in its own language. */
export interface Source {
  authors: string;
  year: number;
  journal: string;
  title: string;
}

/** The publications that the pages of both languages cite. */
export const studies = {
  animalVisits: {
    authors: 'Pendry & Vandagriff',
    year: 2019,
    journal: 'AERA Open',
    title:
      'Animal Visitation Program (AVP) Reduces Cortisol Levels of University Students: A Randomized Controlled Trial',
  },
  balneotherapy: {
    authors: 'Antonelli & Donelli',
    year: 2018,
    journal: 'International Journal of Biometeorology',
    title:
      'Effects of balneotherapy and spa therapy on levels of cortisol as a stress biomarker: a systematic review',
  },
  balneotherapyUpdate: {
    authors: 'Antonelli et al.',
    year: 2024,
    journal: 'International Journal of Biometeorology',
    title: 'Balneotherapy and cortisol levels: an updated systematic review and meta-analysis',
  },
  burnoutDefinition: {
    authors: 'World Health Organization',
    year: 2019,
    journal: 'Departmental news, 28 May 2019',
    title: 'Burn-out an “occupational phenomenon”: International Classification of Diseases',
  },
  detachment: {
    authors: 'Wendsche & Lohmann-Haislah',
    year: 2017,
    journal: 'Frontiers in Psychology',
    title: 'A Meta-Analysis on Antecedents and Outcomes of Detachment from Work',
  },
  forestBathing: {
    authors: 'Antonelli, Barbieri & Donelli',
    year: 2019,
    journal: 'International Journal of Biometeorology',
    title:
      'Effects of forest bathing (shinrin-yoku) on levels of cortisol as a stress biomarker: a systematic review and meta-analysis',
  },
  gardeningReview: {
    authors: 'Soga, Gaston & Yamaura',
    year: 2017,
    journal: 'Preventive Medicine Reports',
    title: 'Gardening is beneficial for health: A meta-analysis',
  },
  gardeningTrial: {
    authors: 'Van den Berg & Custers',
    year: 2011,
    journal: 'Journal of Health Psychology',
    title: 'Gardening Promotes Neuroendocrine and Affective Restoration from Stress',
  },
  humanAnimalReview: {
    authors: 'Beetz et al.',
    year: 2012,
    journal: 'Frontiers in Psychology',
    title:
      'Psychosocial and psychophysiological effects of human-animal interactions: the possible role of oxytocin',
  },
  humansAndDogs: {
    authors: 'Odendaal & Meintjes',
    year: 2003,
    journal: 'The Veterinary Journal',
    title: 'Neurophysiological correlates of affiliative behaviour between humans and dogs',
  },
  minimumDose: {
    authors: 'Meredith et al.',
    year: 2020,
    journal: 'Frontiers in Psychology',
    title:
      'Minimum Time Dose in Nature to Positively Impact the Mental Health of College-Aged Students, and How to Measure It: A Scoping Review',
  },
  naturePill: {
    authors: 'Hunter, Gillespie & Chen',
    year: 2019,
    journal: 'Frontiers in Psychology',
    title:
      'Urban Nature Experiences Reduce Stress in the Context of Daily Life Based on Salivary Biomarkers',
  },
  natureTherapy: {
    authors: 'Stigsdotter et al.',
    year: 2018,
    journal: 'The British Journal of Psychiatry',
    title:
      'Efficacy of nature-based therapy for individuals with stress-related illnesses: randomised controlled trial',
  },
  rumination: {
    authors: 'Bratman et al.',
    year: 2015,
    journal: 'Proceedings of the National Academy of Sciences',
    title: 'Nature experience reduces rumination and subgenual prefrontal cortex activation',
  },
  shelterStay: {
    authors: 'Brown, Davidson & Zuefle',
    year: 2013,
    journal: 'Journal of Applied Animal Welfare Science',
    title:
      'Effects of Phenotypic Characteristics on the Length of Stay of Dogs at Two No Kill Animal Shelters',
  },
  soilBacterium: {
    authors: 'Lowry et al.',
    year: 2007,
    journal: 'Neuroscience',
    title:
      'Identification of an immune-responsive mesolimbocortical serotonergic system: potential role in regulation of emotional behavior',
  },
  vacations: {
    authors: 'De Bloom et al.',
    year: 2009,
    journal: 'Journal of Occupational Health',
    title:
      'Do We Recover from Vacation? Meta-analysis of Vacation Effects on Health and Well-being',
  },
  yoga: {
    authors: 'Pascoe, Thompson & Ski',
    year: 2017,
    journal: 'Psychoneuroendocrinology',
    title:
      'Yoga, mindfulness-based stress reduction and stress-related physiological measures: A meta-analysis',
  },
} satisfies Record<string, Source>;
