import type { Language } from '../domain/language.ts';

/** The addresses of a publication. */
interface Located {
  /**
   * For life, without `https://doi.org/`. Enter one only after comparing its authors, year and
   * journal.
   */
  doi?: string;
  /** The address of a publication without a DOI, or whose DOI was not compared. */
  url?: string;
}

/**
 * A publication that a health statement rests on, as the margin of a page cites it: in its own
 * language.
 */
export interface Source extends Located {
  authors: string;
  year: number;
  journal: string;
  title: string;
}

/**
 * Laws, and what organisations publish, are named in the language of the article that cites them.
 */
type Named = string | Record<Language, string>;

/** A publication as articles cite it: with every author's initials, its volume and its URL. */
interface Reference extends Located {
  authors: Named;
  year: number;
  title: Named;
  publication: Named;
}

interface Study extends Source {
  /** The fields that an article's citation has in place of these. */
  inArticles?: Pick<Reference, 'authors' | 'publication'>;
}

/** The publications that the pages of both languages cite; some of them articles cite, too. */
export const studies = {
  animalVisits: {
    authors: 'Pendry & Vandagriff',
    year: 2019,
    journal: 'AERA Open',
    title:
      'Animal Visitation Program (AVP) Reduces Cortisol Levels of University Students: A Randomized Controlled Trial',
    doi: '10.1177/2332858419852592',
    inArticles: { authors: 'Pendry, P. & Vandagriff, J. L.', publication: 'AERA Open, 5(2)' },
  },
  balneotherapy: {
    authors: 'Antonelli & Donelli',
    year: 2018,
    journal: 'International Journal of Biometeorology',
    title:
      'Effects of balneotherapy and spa therapy on levels of cortisol as a stress biomarker: a systematic review',
    doi: '10.1007/s00484-018-1504-8',
  },
  balneotherapyUpdate: {
    authors: 'Antonelli et al.',
    year: 2024,
    journal: 'International Journal of Biometeorology',
    title: 'Balneotherapy and cortisol levels: an updated systematic review and meta-analysis',
    doi: '10.1007/s00484-024-02721-6',
    inArticles: {
      authors: 'Antonelli, M., Fasano, F., Veronesi, L., Donelli, D., Vitale, M. & Pasquarella, C.',
      publication: 'International Journal of Biometeorology, 68(10)',
    },
  },
  burnoutDefinition: {
    authors: 'World Health Organization',
    year: 2019,
    journal: 'Departmental news, May 28, 2019',
    title: 'Burn-out an “occupational phenomenon”: International Classification of Diseases',
    url: 'https://www.who.int/news/item/28-05-2019-burn-out-an-occupational-phenomenon-international-classification-of-diseases',
    inArticles: {
      authors: { en: 'World Health Organization', pt: 'Organização Mundial da Saúde' },
      publication: { en: 'Departmental news, May 28, 2019', pt: 'WHO, nota de 28 de maio de 2019' },
    },
  },
  detachment: {
    authors: 'Wendsche & Lohmann-Haislah',
    year: 2017,
    journal: 'Frontiers in Psychology',
    title: 'A Meta-Analysis on Antecedents and Outcomes of Detachment from Work',
    doi: '10.3389/fpsyg.2016.02072',
  },
  forestBathing: {
    authors: 'Antonelli, Barbieri & Donelli',
    year: 2019,
    journal: 'International Journal of Biometeorology',
    title:
      'Effects of forest bathing (shinrin-yoku) on levels of cortisol as a stress biomarker: a systematic review and meta-analysis',
    doi: '10.1007/s00484-019-01717-x',
    inArticles: {
      authors: 'Antonelli, M., Barbieri, G. & Donelli, D.',
      publication: 'International Journal of Biometeorology, 63(8)',
    },
  },
  gardeningReview: {
    authors: 'Soga, Gaston & Yamaura',
    year: 2017,
    journal: 'Preventive Medicine Reports',
    title: 'Gardening is beneficial for health: A meta-analysis',
    doi: '10.1016/j.pmedr.2016.11.007',
    inArticles: {
      authors: 'Soga, M., Gaston, K. J. & Yamaura, Y.',
      publication: 'Preventive Medicine Reports',
    },
  },
  gardeningTrial: {
    authors: 'Van den Berg & Custers',
    year: 2011,
    journal: 'Journal of Health Psychology',
    title: 'Gardening Promotes Neuroendocrine and Affective Restoration from Stress',
    doi: '10.1177/1359105310365577',
    inArticles: {
      authors: 'Van den Berg, A. E. & Custers, M. H. G.',
      publication: 'Journal of Health Psychology',
    },
  },
  humansAndDogs: {
    authors: 'Odendaal & Meintjes',
    year: 2003,
    journal: 'The Veterinary Journal',
    title: 'Neurophysiological correlates of affiliative behaviour between humans and dogs',
    doi: '10.1016/S1090-0233(02)00237-X',
    inArticles: {
      authors: 'Odendaal, J. S. J. & Meintjes, R. A.',
      publication: 'The Veterinary Journal',
    },
  },
  minimumDose: {
    authors: 'Meredith et al.',
    year: 2020,
    journal: 'Frontiers in Psychology',
    title:
      'Minimum Time Dose in Nature to Positively Impact the Mental Health of College-Aged Students, and How to Measure It: A Scoping Review',
    doi: '10.3389/fpsyg.2019.02942',
  },
  naturePill: {
    authors: 'Hunter, Gillespie & Chen',
    year: 2019,
    journal: 'Frontiers in Psychology',
    title:
      'Urban Nature Experiences Reduce Stress in the Context of Daily Life Based on Salivary Biomarkers',
    doi: '10.3389/fpsyg.2019.00722',
    inArticles: {
      authors: 'Hunter, M. R., Gillespie, B. W. & Chen, S. Y.-P.',
      publication: 'Frontiers in Psychology, 10, 722',
    },
  },
  natureTherapy: {
    authors: 'Stigsdotter et al.',
    year: 2018,
    journal: 'The British Journal of Psychiatry',
    title:
      'Efficacy of nature-based therapy for individuals with stress-related illnesses: randomised controlled trial',
    url: 'https://www.cambridge.org/core/journals/the-british-journal-of-psychiatry/article/efficacy-of-naturebased-therapy-for-individuals-with-stressrelated-illnesses-randomised-controlled-trial/19122D34AB873ABA37091F602F26DE44',
    inArticles: {
      authors: 'Stigsdotter, U. K. et al.',
      publication: 'The British Journal of Psychiatry',
    },
  },
  rumination: {
    authors: 'Bratman et al.',
    year: 2015,
    journal: 'Proceedings of the National Academy of Sciences',
    title: 'Nature experience reduces rumination and subgenual prefrontal cortex activation',
    doi: '10.1073/pnas.1510459112',
  },
  shelterStay: {
    authors: 'Brown, Davidson & Zuefle',
    year: 2013,
    journal: 'Journal of Applied Animal Welfare Science',
    title:
      'Effects of Phenotypic Characteristics on the Length of Stay of Dogs at Two No Kill Animal Shelters',
    doi: '10.1080/10888705.2013.740967',
  },
  soilBacterium: {
    authors: 'Lowry et al.',
    year: 2007,
    journal: 'Neuroscience',
    title:
      'Identification of an immune-responsive mesolimbocortical serotonergic system: potential role in regulation of emotional behavior',
    doi: '10.1016/j.neuroscience.2007.01.067',
    inArticles: {
      authors:
        'Lowry, C. A., Hollis, J. H., de Vries, A., Pan, B., Brunet, L. R., Hunt, J. R. F., et al.',
      publication: 'Neuroscience, 146(2)',
    },
  },
  vacations: {
    authors: 'De Bloom et al.',
    year: 2009,
    journal: 'Journal of Occupational Health',
    title:
      'Do We Recover from Vacation? Meta-analysis of Vacation Effects on Health and Well-being',
    doi: '10.1539/joh.K8004',
  },
} satisfies Record<string, Study>;

/** Publications that only articles cite. */
const publications = {
  burnoutConsequences: {
    authors:
      'Salvagioni, D. A. J., Melanda, F. N., Mesas, A. E., González, A. D., Gabani, F. L. & Andrade, S. M.',
    year: 2017,
    title:
      'Physical, psychological and occupational consequences of job burnout: a systematic review of prospective studies',
    publication: 'PLoS ONE, 12(10)',
    doi: '10.1371/journal.pone.0185781',
  },
  burnoutExperience: {
    authors: 'Maslach, C. & Leiter, M. P.',
    year: 2016,
    title:
      'Understanding the burnout experience: recent research and its implications for psychiatry',
    publication: 'World Psychiatry, 15(2)',
    doi: '10.1002/wps.20311',
  },
  christmasVillage: {
    authors: '91 FM',
    year: 2025,
    title: 'Óbidos Vila Natal 2024 supera expectativas e fecha com balanço positivo',
    publication: { en: '91fm.pt, January 2025', pt: '91fm.pt, janeiro de 2025' },
    url: 'https://91fm.pt/obidos-vila-natal-2024-supera-expectativas-e-fecha-com-balanco-positivo',
  },
  cityOfLiterature: {
    authors: {
      en: 'United Nations Regional Information Centre',
      pt: 'Centro Regional de Informação das Nações Unidas',
    },
    year: 2015,
    title: 'Idanha-a-Nova e Óbidos passam a integrar rede de cidades criativas da UNESCO',
    publication: { en: 'unric.org, December 11, 2015', pt: 'unric.org, 11 de dezembro de 2015' },
    url: 'https://unric.org/pt/idanha-a-nova-e-obidos-passam-a-integrar-rede-de-cidades-criativas-da-unesco/',
  },
  coachRoute: {
    authors: 'Gazeta das Caldas',
    year: 2020,
    title: 'Paragens das carreiras alteradas no interface do Campo Grande',
    publication: {
      en: 'gazetadascaldas.pt, November 2020',
      pt: 'gazetadascaldas.pt, novembro de 2020',
    },
    url: 'https://gazetadascaldas.pt/sociedade/paragens-das-carreiras-alteradas-no-interface-do-campo-grande/',
  },
  coachTerminal: {
    authors: 'Metropolitano de Lisboa',
    year: 2022,
    title: 'Terminal rodoviário do Campo Grande com alterações nas paragens',
    publication: {
      en: 'metrolisboa.pt, September 5, 2022',
      pt: 'metrolisboa.pt, 5 de setembro de 2022',
    },
    url: 'https://www.metrolisboa.pt/institucional/2022/09/05/terminal-rodoviario-do-campo-grande-com-alteracoes-nas-paragens',
  },
  dogOwners: {
    authors:
      'Handlin, L., Hydbring-Sandberg, E., Nilsson, A., Ejdebäck, M., Jansson, A. & Uvnäs-Moberg, K.',
    year: 2011,
    title:
      'Short-Term Interaction between Dogs and Their Owners: Effects on Oxytocin, Cortisol, Insulin and Heart Rate—An Exploratory Study',
    publication: 'Anthrozoös, 24(3)',
    doi: '10.2752/175303711X13045914865385',
  },
  dogWalking: {
    authors:
      'Powell, L., Edwards, K. M., Bauman, A., Guastella, A. J., Drayton, B., Stamatakis, E. & McGreevy, P.',
    year: 2019,
    title:
      'Canine endogenous oxytocin responses to dog-walking and affiliative human–dog interactions',
    publication: 'Animals, 9(2), 51',
    doi: '10.3390/ani9020051',
  },
  ecolabel: {
    authors: 'European Commission',
    year: 2017,
    title:
      'Commission Decision (EU) 2017/175 establishing EU Ecolabel criteria for tourist accommodation',
    publication: 'Official Journal of the European Union',
    url: 'https://eur-lex.europa.eu/eli/dec/2017/175/oj',
  },
  footpaths: {
    authors: 'Público',
    year: 2020,
    title: 'Óbidos lança rede de 120 quilómetros de percursos pedestres',
    publication: { en: 'publico.pt, October 14, 2020', pt: 'publico.pt, 14 de outubro de 2020' },
    url: 'https://www.publico.pt/2020/10/14/fugas/noticia/obidos-lanca-rede-120-quilometros-percursos-pedestres-1935179',
  },
  gazeLoop: {
    authors: 'Nagasawa, M., Mitsui, S., En, S., Ohtani, N., Ohta, M., Sakuma, Y., et al.',
    year: 2015,
    title: 'Oxytocin-gaze positive loop and the coevolution of human-dog bonds',
    publication: 'Science, 348(6232)',
    doi: '10.1126/science.1261022',
  },
  greenTransition: {
    authors: {
      en: 'European Parliament & Council of the European Union',
      pt: 'Parlamento Europeu e Conselho da União Europeia',
    },
    year: 2024,
    title: {
      en: 'Directive (EU) 2024/825 as regards empowering consumers for the green transition',
      pt: 'Diretiva (UE) 2024/825, relativa à capacitação dos consumidores para a transição ecológica',
    },
    publication: {
      en: 'Official Journal of the European Union, March 6, 2024',
      pt: 'Jornal Oficial da União Europeia, 6 de março de 2024',
    },
    url: 'https://eur-lex.europa.eu/eli/dir/2024/825/oj',
  },
  hotTubs: {
    authors: 'UK Teratology Information Service',
    year: 2016,
    title: 'Saunas/hot tubs',
    publication: {
      en: 'Best Use of Medicines in Pregnancy, May 2016',
      pt: 'Best Use of Medicines in Pregnancy, maio de 2016',
    },
    url: 'https://www.medicinesinpregnancy.org/Medicine--pregnancy/Saunashot-tubs/',
  },
  obidosInns: {
    authors: 'Público',
    year: 2018,
    title: 'Entre o casario e a muralha repousa um sono misericordioso',
    publication: { en: 'publico.pt, July 28, 2018', pt: 'publico.pt, 28 de julho de 2018' },
    url: 'https://www.publico.pt/2018/07/28/fugas/noticia/entre-o-casario-e-a-muralha-repousa-um-sono-misericordioso-1838844',
  },
  obidosWalls: {
    authors: 'Gazeta das Caldas',
    year: 2011,
    title: 'Turista morre ao cair nas muralhas em Óbidos',
    publication: {
      en: 'gazetadascaldas.pt, November 2011',
      pt: 'gazetadascaldas.pt, novembro de 2011',
    },
    url: 'https://gazetadascaldas.pt/sociedade/turista-morre-ao-cair-nas-muralhas-em-obidos',
  },
  painInPets: {
    authors: 'Mills, D. S. et al.',
    year: 2020,
    title: 'Pain and Problem Behavior in Cats and Dogs',
    publication: 'Animals, 10(2), 318',
    doi: '10.3390/ani10020318',
  },
  permacultureOne: {
    authors: 'Mollison, B. & Holmgren, D.',
    year: 1978,
    title: 'Permaculture One: A Perennial Agriculture for Human Settlements',
    publication: 'Transworld Publishers, Melbourne',
  },
  permaculturePrinciples: {
    authors: 'Holmgren, D.',
    year: 2002,
    title: 'Permaculture: Principles and Pathways Beyond Sustainability',
    publication: 'Holmgren Design Services, Hepburn',
  },
  permacultureReview: {
    authors: 'Ferguson, R. S. & Lovell, S. T.',
    year: 2014,
    title: 'Permaculture for agroecology: design, movement, practice, and worldview. A review',
    publication: 'Agronomy for Sustainable Development',
    doi: '10.1007/s13593-013-0181-6',
  },
  petting: {
    authors: 'Kuhne, F., Hößler, J. C. & Struwe, R.',
    year: 2012,
    title: 'Effects of human–dog familiarity on dogs’ behavioural responses to petting',
    publication: 'Applied Animal Behaviour Science, 142(3)',
    url: 'https://bib.vetmed.fu-berlin.de/pubdb/pub/5165/',
  },
  railwayStorm: {
    authors: 'Martins, G. C. & Marques, J.',
    year: 2026,
    title:
      'Linha do Oeste terá autocarros a sul das Caldas na segunda-feira e comboios regressam até Louriçal',
    publication: { en: 'RTP, March 12, 2026', pt: 'RTP, 12 de março de 2026' },
    url: 'https://www.rtp.pt/noticias/pais/linha-do-oeste-tera-autocarros-a-sul-das-caldas-na-segunda-feira-e-comboios-regressam-ate-lourical_n1725803',
  },
  recoveryExperience: {
    authors: 'Sonnentag, S. & Fritz, C.',
    year: 2007,
    title:
      'The Recovery Experience Questionnaire: development and validation of a measure for assessing recuperation and unwinding from work',
    publication: 'Journal of Occupational Health Psychology, 12(3)',
    doi: '10.1037/1076-8998.12.3.204',
  },
  regenerativeDesign: {
    authors: 'Reed, B.',
    year: 2007,
    title: 'Shifting from “sustainability” to regeneration',
    publication: 'Building Research & Information, 35(6)',
    doi: '10.1080/09613210701475753',
  },
  regenerativeTourism: {
    authors: 'Bellato, L., Frantzeskaki, N. & Nygaard, C. A.',
    year: 2023,
    title: 'Regenerative tourism: a conceptual framework leveraging theory and practice',
    publication: 'Tourism Geographies, 25(4)',
    doi: '10.1080/14616688.2022.2044376',
  },
  ruralFires: {
    authors: 'República Portuguesa',
    year: 2021,
    title: {
      en: 'Decreto-Lei n.º 82/2021, de 13 de outubro (Sistema de Gestão Integrada de Fogos Rurais), as amended',
      pt: 'Decreto-Lei n.º 82/2021, de 13 de outubro (Sistema de Gestão Integrada de Fogos Rurais), na redação atual',
    },
    publication: 'Diário da República',
    url: 'https://www.pgdlisboa.pt/leis/lei_mostra_articulado.php?nid=3453&tabela=leis',
  },
  sleepTemperature: {
    authors: 'Okamoto-Mizuno, K. & Mizuno, K.',
    year: 2012,
    title: 'Effects of thermal environment on sleep and circadian rhythm',
    publication: 'Journal of Physiological Anthropology, 31, 14',
    doi: '10.1186/1880-6805-31-14',
  },
  springsOrigin: {
    authors: 'Gazeta das Caldas',
    year: 2022,
    title: 'Hospital e hotel serão aquecidos por geotermia',
    publication: {
      en: 'gazetadascaldas.pt, autumn 2022',
      pt: 'gazetadascaldas.pt, outono de 2022',
    },
    url: 'https://gazetadascaldas.pt/sociedade/hospital-e-hotel-serao-aquecidos-por-geotermia/',
  },
  springsReopened: {
    authors: 'BOM DIA',
    year: 2019,
    title: 'Termas das Caldas da Rainha reabrem após requalificação',
    publication: { en: 'bomdia.lu, June 2019', pt: 'bomdia.lu, junho de 2019' },
    url: 'https://bomdia.lu/termas-das-caldas-da-rainha-reabrem-apos-requalificacao/',
  },
  sustainableTourism: {
    authors: {
      en: 'United Nations Environment Programme & World Tourism Organization',
      pt: 'Programa das Nações Unidas para o Ambiente e Organização Mundial do Turismo',
    },
    year: 2005,
    title: 'Making Tourism More Sustainable: A Guide for Policy Makers',
    publication: { en: 'UNEP and WTO, Paris and Madrid', pt: 'UNEP e WTO, Paris e Madrid' },
    doi: '10.18111/9789284408214',
  },
  therapyDogs: {
    authors: 'Glenk, L. M.',
    year: 2017,
    title: 'Current Perspectives on Therapy Dog Welfare in Animal-Assisted Interventions',
    publication: 'Animals, 7(2), 7',
    doi: '10.3390/ani7020007',
  },
  tourismCarbon: {
    authors: 'Lenzen, M., Sun, Y.-Y., Faturay, F., Ting, Y.-P., Geschke, A. & Malik, A.',
    year: 2018,
    title: 'The carbon footprint of global tourism',
    publication: 'Nature Climate Change, 8',
    doi: '10.1038/s41558-018-0141-x',
  },
  tourismEnterprises: {
    authors: 'República Portuguesa',
    year: 2008,
    title: {
      en: 'Decreto-Lei n.º 39/2008, de 7 de março (regime jurídico dos empreendimentos turísticos), as amended',
      pt: 'Decreto-Lei n.º 39/2008, de 7 de março (regime jurídico dos empreendimentos turísticos), na redação atual',
    },
    publication: 'Diário da República',
  },
  tourismWater: {
    authors: 'Gössling, S. et al.',
    year: 2012,
    title: 'Tourism and water use: Supply, demand, and security. An international review',
    publication: 'Tourism Management, 33(1)',
    url: 'https://pure.buas.nl/en/publications/tourism-and-water-use-supply-demand-and-security-an-international',
  },
  vacationEffects: {
    authors:
      'De Bloom, J., Geurts, S. A. E., Taris, T. W., Sonnentag, S., de Weerth, C. & Kompier, M. A. J.',
    year: 2010,
    title: 'Effects of vacation from work on health and well-being: Lots of fun, quickly gone',
    publication: 'Work & Stress, 24(2)',
    url: 'https://www.semanticscholar.org/paper/Effects-of-vacation-from-work-on-health-and-Lots-of-Bloom-Geurts/42b03e01b051b70435b4d456f3d37ea384e1a3ba',
  },
  waterResources: {
    authors: 'República Portuguesa',
    year: 2007,
    title: {
      en: 'Decreto-Lei n.º 226-A/2007, de 31 de maio (regime da utilização dos recursos hídricos), as amended',
      pt: 'Decreto-Lei n.º 226-A/2007, de 31 de maio (regime da utilização dos recursos hídricos), na redação atual',
    },
    publication: 'Diário da República',
    url: 'https://www.pgdlisboa.pt/leis/lei_mostra_articulado.php?nid=1379&tabela=leis',
  },
} satisfies Record<string, Reference>;

type CitedStudy = {
  [Key in keyof typeof studies]: (typeof studies)[Key] extends { inArticles: object } ? Key : never;
}[keyof typeof studies];

const citedStudies = (Object.entries(studies) as [CitedStudy, Study][]).flatMap(
  ([key, { inArticles, ...study }]): [CitedStudy, Reference][] =>
    inArticles ? [[key, { ...study, ...inArticles }]] : [],
);

/** Everything that articles cite, under the keys that their front matter names. */
const references: Record<ReferenceKey, Reference> = {
  ...publications,
  ...(Object.fromEntries(citedStudies) as Record<CitedStudy, Reference>),
};

export type ReferenceKey = CitedStudy | keyof typeof publications;

export const referenceKeys = Object.keys(references) as ReferenceKey[];

/** The link to a publication, if there is one. */
export const linkTo = ({ doi, url }: Located): string | undefined =>
  doi ? `https://doi.org/${doi}` : url;

/** A publication as an article in a language cites it. */
export function referenceIn(key: ReferenceKey, language: Language) {
  const reference = references[key];
  const named = (name: Named) => (typeof name === 'string' ? name : name[language]);
  return {
    authors: named(reference.authors),
    year: reference.year,
    title: named(reference.title),
    publication: named(reference.publication),
    url: linkTo(reference),
  };
}
