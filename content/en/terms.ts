import { fullStop } from '../sentence.ts';
import { legalNotice, siteConfig, type LegalNotice, type SiteConfig } from '../../site.config.ts';
import { facts, ownersAnswers } from '../facts.ts';
import { place } from './place.ts';
import { privacy, type LegalPage, type LegalSection } from './privacy.ts';
import { firstDatesEarly, howToLeave, howToLeaveByEmail, ifWeGiveUp } from './promise.ts';

/** The values of an owner that the terms name. */
export type TermsOwner = Pick<SiteConfig, 'brand' | 'portugueseArticle' | 'email' | 'telephone'>;

/**
 * The terms of any owner. What an owner may fill in is a parameter.
 * @param emailsAreOn whether addresses are confirmed by e-mail
 */
export const termsOf = (
  owner: TermsOwner,
  notice: LegalNotice,
  emailsAreOn: boolean,
): LegalPage => ({
  meta: {
    title: 'Terms of service of this website',
    description:
      'The rules of this pre-launch website: what it is for, what joining the waitlist means, what we answer for, and the rights you always keep.',
  },
  heading: 'Terms of Service',
  lastUpdated: privacy.lastUpdated,
  contents: privacy.contents,
  backToHome: privacy.backToHome,
  intro: [
    `These terms apply to the website of ${owner.brand}. For now it only informs: nothing is sold here, and joining the waitlist binds you to nothing.`,
    'The month above is that of the first version; this text dates from {versionDay}.',
    fullStop(`Who runs it: ${notice.operator?.legalName ?? 'not published yet'}`),
    'Your data: see the privacy policy.',
  ],
  sections: [
    whoWeAre(owner, notice),
    whatThisSiteIs,
    waitlist(emailsAreOn),
    openingDates,
    noMedicalAdvice,
    minimumAge,
    acceptableUse,
    intellectualProperty(owner),
    liability,
    consumerRights(notice),
    partnersAndInvestors,
    lawAndCourts,
    changes,
  ],
});

const whoWeAre = (
  { email, telephone }: TermsOwner,
  { operator, establishment }: LegalNotice,
): LegalSection => ({
  id: 'who-we-are',
  heading: 'Who We Are',
  paragraphs: [
    operator
      ? `This site is run by ${operator.legalName}, ${operator.postalAddress}. Tax number (NIF or NIPC): ${operator.taxNumber}. ${operator.registry ? `Registered as ${operator.registry}. ` : ''}E-mail: ${email}.${telephone ? ` Telephone: ${telephone}.` : ''}`
      : `We have not yet published the name, postal address and tax number of whoever runs this site. Questions are answered at ${email}${telephone ? `, and on ${telephone}` : ''}.`,
    establishment
      ? `In law the retreat is ${establishment.kind.en}, with the registration number ${establishment.registrationNumber}.`
      : 'The retreat has no registration number yet. Before the first booking we will publish it here, and say what kind of establishment the retreat is in law and, if day experiences ask for it, its entry in the register of tourism activity companies (RNAAT).',
  ],
});

const whatThisSiteIs: LegalSection = {
  id: 'what-this-site-is',
  heading: 'What This Site Is',
  paragraphs: [
    `The site presents a retreat that is being prepared in ${place}, and has not opened yet. You cannot book or pay for anything here. Nothing on the site is a contract${ownersAnswers.prices ? '' : ', a price'} or an offer of a contract.`,
    'When bookings open, they will have their own terms, prices and information, shown to you before you commit to anything.',
  ],
};

const waitlist = (emailsAreOn: boolean): LegalSection => ({
  id: 'waitlist',
  heading: 'The Waitlist',
  paragraphs: [
    `Joining the waitlist is free and without obligation: you need not book, and we cannot yet promise you a place. You will hear ${firstDatesEarly}. ${emailsAreOn ? `You are on the list once you confirm your address on the page that the link in our e-mail opens. To leave, ${howToLeaveByEmail}.` : `To leave, ${howToLeave}.`} ${ifWeGiveUp}`,
    'The other benefits on the waitlist page are what we intend to offer to those who join. Their exact conditions come with the first booking dates.',
  ],
});

const openingDates: LegalSection = {
  id: 'opening-dates',
  heading: 'Opening Dates',
  paragraphs: [
    'Until bookings open, any date named on this site is a plan, which licences, building work and financing may move. Please do not make travel arrangements because of one.',
    'Lodgings, programmes and activities are described as they are planned today, and may change before opening.',
  ],
};

const noMedicalAdvice: LegalSection = {
  id: 'no-medical-advice',
  heading: 'Not Medical Advice',
  paragraphs: [
    'What you read here about burnout, stress and recovery is general information. It is no diagnosis, treatment or advice of a doctor or psychologist, and we promise no cure. The studies we cite describe groups of people, not your case. Do not stop or put off a treatment because of anything you read here. In an emergency, call 112; for health advice in Portugal, call the health line SNS 24 (808 24 24 24).',
  ],
};

const minimumAge: LegalSection = {
  id: 'minimum-age',
  heading: 'Age',
  paragraphs: [
    `Anyone may read the site. The waitlist and the programmes are for people aged ${facts.minimumAge} and over.`,
  ],
};

const acceptableUse: LegalSection = {
  id: 'acceptable-use',
  heading: 'How the Site May Be Used',
  paragraphs: [
    'Lawfully and fairly. You may not submit data that is not your own or that you know to be false; send unlawful content, advertising or malicious code; fill in the form by bots or scripts; try to get at other people’s data or at the administration area; overload the site or get round its security. We may delete such submissions and block the addresses they come from.',
  ],
};

const intellectualProperty = ({ brand }: TermsOwner): LegalSection => ({
  id: 'intellectual-property',
  heading: 'Texts, Images and Brand',
  paragraphs: [
    `The texts, images, design and brand of ${brand} belong to us or are used with permission, and are protected by copyright and industrial property law. Scientific works we cite belong to their authors and publishers. You may share links, print pages for yourself and quote briefly with the source named; for anything beyond what the law allows, please ask first.`,
  ],
});

const liability: LegalSection = {
  id: 'liability',
  heading: 'Availability and Liability',
  paragraphs: [
    'The site is free and informational. It may be interrupted, contain mistakes, change or close, and estimates may not hold. Links lead to sites that we do not run and that have terms of their own. Tell us of what is wrong or unlawful, and ask us before you commit money or time.',
    'Beyond that, the general law decides what we are liable for. Nothing in these terms excludes or limits liability for wilful misconduct or gross negligence, for harm to life, to physical or moral integrity or to health, or any other liability that mandatory law, in particular Decree-Law no. 446/85 on standard contract terms, does not allow to be excluded or limited.',
  ],
};

const consumerRights = ({ complaints }: LegalNotice): LegalSection => ({
  id: 'consumer-rights',
  heading: 'Consumer Rights and Complaints',
  paragraphs: [
    'These terms take nothing away from the rights the law gives consumers, in particular Law no. 24/96.',
    complaints
      ? `The electronic complaints book (Livro de Reclamações Eletrónico) is at ${complaints.book}, and the book on paper is at the retreat. Under Law no. 144/2015 you can also turn to: ${complaints.disputeBodies}.`
      : 'Once we offer services to consumers, we will publish here the link to the electronic complaints book (Livro de Reclamações Eletrónico), and the book on paper will be at the retreat. We will also name the alternative dispute resolution bodies to which you can turn under Law no. 144/2015. Until then, please write to us with any complaint; we will answer.',
  ],
});

const partnersAndInvestors: LegalSection = {
  id: 'partners-and-investors',
  heading: 'Partners and Investors',
  paragraphs: [
    'What the site says to partners and investors is an invitation to talk. It is not an offer, public or private, of securities or of any other investment, nor investment advice, nor a promise of returns. Any partnership depends on a written agreement, signed by both sides, and on the rules that apply to it.',
  ],
};

const lawAndCourts: LegalSection = {
  id: 'law-and-courts',
  heading: 'Law and Courts',
  paragraphs: [
    'Portuguese law applies, and the Portuguese courts have jurisdiction. If you are a consumer, you keep the mandatory protection of the law of the country where you live, and the courts to which the law entitles you.',
  ],
};

const changes: LegalSection = {
  id: 'changes',
  heading: 'Changes to These Terms',
  paragraphs: [
    'We may change these terms, above all when bookings open; changes apply from then on. This is version {version}; any change of wording makes a new one.',
    'The terms are published in English and in Portuguese. If the two differ, the Portuguese text prevails, unless the law entitles you to the reading that is more favourable to you.',
  ],
};

export const terms = { ...termsOf(siteConfig, legalNotice, true), name: 'Terms of service' };

/**
 * The words by which the policies name other pages: a policy's version is that of its text, without
 * links.
 */
export const policyLinks = {
  privacy: 'privacy policy',
  waitlist: 'waitlist page',
  myData: 'Your data',
};
