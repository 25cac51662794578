import { legalNotice, siteConfig } from '../site.config.ts';
import { facts, ownersAnswers } from './facts.ts';
import { openingDates } from './opening-dates.ts';
import { statusIsOld } from './status.ts';

/** Something that only the owner knows. */
export interface OpenQuestion {
  what: string;
  /** The site's words until the owner answers. */
  until: string;
  file: 'site.config.ts' | 'content/facts.ts';
  /** The properties of the file that the answer goes into. */
  names: string[];
  isAnswered: boolean;
}

const { pilotProgrammes, fullOperations } = openingDates;

const { url, email, profiles } = siteConfig;

const law = { dataController: siteConfig.dataController, ...legalNotice };

const inConfig = (what: string, name: keyof typeof law, until: string): OpenQuestion => ({
  what,
  until,
  file: 'site.config.ts',
  names: [name],
  isAnswered: law[name] !== undefined,
});

const inFacts = (what: string, name: keyof typeof ownersAnswers, until: string): OpenQuestion => ({
  what,
  until,
  file: 'content/facts.ts',
  names: [name],
  isAnswered: ownersAnswers[name] !== undefined,
});

const notPublished = 'On the page of practical information: that it is not published yet';

/**
 * All that only the owner knows, the weightiest first. `npm run check:open` lists what is missing.
 */
export const openQuestions: OpenQuestion[] = [
  inFacts(
    'Who is behind it: the name that signs',
    'whoWrites',
    'Nobody: the brand signs e-mails and is their sender',
  ),
  inFacts('Who is behind it: one sentence', 'whoIsBehind', 'Nothing'),
  inFacts(
    'Why the planned dates passed',
    'whyNotYet',
    'That both were missed, and that there is no new one yet',
  ),
  inFacts('What there is today: land, licence, a tent, a dog', 'whatExists', 'Nothing'),
  {
    what: 'What there is today, with its day: looked at within 90 days',
    until: 'What there was on that day',
    file: 'content/facts.ts',
    names: ['status'],
    isAnswered: !statusIsOld(),
  },
  inFacts('What has to happen before there is a new date', 'whatMustHappen', 'Nothing'),
  inFacts('The day on which these three were written', 'noteWrittenOn', 'No day'),
  {
    what: 'New dates of the opening, once a planned one has passed',
    until: 'For when it was planned, and that the waitlist hears new dates first',
    file: 'content/facts.ts',
    names: ['pilotProgrammes', 'fullOperations'],
    isAnswered: !pilotProgrammes.hasPassed && !fullOperations.hasPassed,
  },
  {
    what: 'The web address, the e-mail address and the profiles that are yours',
    until: 'Addresses made up for the time of building, which lead nowhere',
    file: 'site.config.ts',
    names: ['url', 'email', 'profiles'],
    isAnswered: !/raizdovau[.-]example/.test(JSON.stringify({ url, email, profiles })),
  },
  inConfig(
    'Who answers for personal data',
    'dataController',
    'The privacy policy: that name and postal address do not stand there yet',
  ),
  inConfig(
    'Who runs the site: legal name, postal address, NIF or NIPC, registry',
    'operator',
    'The terms: that these do not stand there yet',
  ),
  inConfig(
    'What the establishment is in law, and its registration number',
    'establishment',
    'The terms: that there is no number yet, and that it will be there before the first booking',
  ),
  inConfig(
    'The electronic complaints book, and the bodies for disputes',
    'complaints',
    'The terms: that both will be there once services are offered; no link in the footer',
  ),
  inFacts('Who runs the place, and their qualifications', 'team', notPublished),
  inFacts('The land: whose it is, where and how large', 'land', notPublished),
  inFacts('The licences: which, and how far they are', 'licence', notPublished),
  inFacts('The money: what it costs to build, and who pays', 'money', notPublished),
  inFacts('The builder, and by when', 'builder', notPublished),
  inFacts('Prices', 'prices', 'None'),
  inFacts('How many guests a group has', 'groupSize', 'Nothing'),
  inFacts(
    'The tents: bed, bathroom, heating, electricity',
    'tents',
    'A real bed under canvas, and no more',
  ),
  inFacts(
    'Accessibility',
    'accessibility',
    'That paths are uneven, and that whoever needs something should write first',
  ),
  inFacts(
    'When the owner compared the trees, walls and terraces of texts and prints with the land',
    'landComparedOn',
    'What texts and prints show; take out what is not true of yours',
  ),
  inFacts(
    'The exact point',
    'exactPoint',
    `${facts.coordinates.latitude} N, ${-facts.coordinates.longitude} W on the pages, and nothing for search engines`,
  ),
  inFacts(
    'Where the days of sunshine come from',
    'sunnyDaysSource',
    'The figure, without a source',
  ),
  inFacts(
    'What a supporter is, and when they were counted',
    'supportersSource',
    'The figure, without saying either',
  ),
  inFacts(
    'The official name of the 2030 tourism initiative',
    'tourismInitiative',
    'The national tourism initiative, by its year',
  ),
  inFacts(
    'When a lawyer read the privacy policy and the terms',
    'policiesReadByLawyer',
    'Nothing of a lawyer',
  ),
  inFacts(
    'When the record of processing, the screening and the runbook for a breach were filled in',
    'dataProtectionFilledIn',
    'Nothing: the law asks you for them, not the site',
  ),
];
