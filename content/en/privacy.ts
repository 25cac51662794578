import { fullStop } from '../sentence.ts';
import { siteConfig, type SiteConfig } from '../../site.config.ts';
import { pageViewMonths } from '../../domain/page-views.ts';
import { facts, type Facts } from '../facts.ts';
import { quantity } from '../formats.ts';
import {
  beforeDeletion,
  firstDates,
  howOften,
  howToLeave,
  howToLeaveByEmail,
  ifWeGiveUp,
  news,
} from './promise.ts';
import { shell } from './shell.ts';

export interface LegalPage {
  meta: { title: string; description: string };
  heading: string;
  lastUpdated: string;
  contents: string;
  backToHome: string;
  intro: string[];
  sections: LegalSection[];
}

export interface LegalSection {
  /** The same in every language, so that a link to a section survives the switch. */
  id: string;
  heading: string;
  paragraphs: string[];
  list?: string[];
  after?: string[];
}

const monthOf = ({ year, month }: Facts['policiesUpdated']): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1),
  );

/** The values of an owner that the policy names. */
export type PolicyOwner = Pick<
  SiteConfig,
  'brand' | 'portugueseArticle' | 'email' | 'dataController'
>;

/**
 * The privacy policy of any owner. The values that an owner may change are parameters.
 * @param emailsAreOn whether addresses are confirmed by e-mail
 */
export const privacyOf = (owner: PolicyOwner, figures: Facts, emailsAreOn: boolean): LegalPage => ({
  meta: {
    title: 'Privacy policy and your rights',
    description:
      'Which personal data the waitlist form collects, why, for how long and where it is kept, and how to see it, correct it or have it deleted.',
  },
  heading: 'Privacy Policy',
  lastUpdated: `Last updated: ${monthOf(figures.policiesUpdated)}`,
  contents: 'On This Page',
  backToHome: 'Back to Home',
  intro: [
    `What happens to your personal data on the website of ${owner.brand}.`,
    'The month above is that of the first version; this text dates from {versionDay}.',
    fullStop(`Who is responsible: ${owner.dataController?.name ?? 'not published yet'}`),
    `What we hold: what you put into the form, to tell you ${firstDates}; other news only if you tick the second box.`,
    `How long: ${quantity(figures.retentionYears, 'year', 'en')} at most, or until you want it deleted.`,
  ],
  sections: [
    controller(owner),
    whatWeCollect(emailsAreOn),
    healthData,
    purposesAndLegalBases(emailsAreOn),
    browserStorage,
    counts,
    recipients,
    hostingAndTransfers,
    retention(figures, emailsAreOn),
    rightToObject(owner),
    yourRights(figures, emailsAreOn),
    complaints,
    minimumAge(figures),
    security,
    changes,
  ],
});

const controller = ({ email, dataController }: PolicyOwner): LegalSection => ({
  id: 'controller',
  heading: 'Who Is Responsible',
  paragraphs: [
    dataController
      ? `The controller of your personal data is ${dataController.name}, ${dataController.postalAddress}.`
      : 'We have not yet published the controller’s name and postal address.',
    `Write to ${email} about your data. Regulation (EU) 2016/679 (“GDPR”) and the Portuguese Laws nos 58/2019 and 41/2004 apply; articles named alone are the GDPR’s.`,
  ],
});

const ourEmails = `Unless you confirm your address by the link in our e-mail, we will not write to you again, except to answer your message. We keep when you confirmed or left, or when our e-mails stopped reaching you, and of each e-mail the kind, the time and the mail server’s answer. Nothing tells us whether you open it. If your mail provider tells us that you marked one as spam, we take you off the list. If we invite you, we keep which place we offered you, your answer, for how many, and when, as long as your submission. To invite in order, we use when you joined.`;

const whatWeCollect = (emailsAreOn: boolean): LegalSection => ({
  id: 'what-we-collect',
  heading: 'What We Collect',
  paragraphs: [
    'From the form: name and e-mail address; if you wish, country, profession and a message; and whether you want updates.',
    'The server adds your IP address, browser type, language, the time, the version of this policy and, for a day, a random code, so that nothing is stored twice.',
    `The form can be sent only with the consent box ticked, so your submission records your consent. With it we keep the wording beside the boxes, if your browser passed it on, any consent you later give or withdraw, whether we answered your message and, where it helps, a short note.`,
    ...(emailsAreOn ? [ourEmails] : []),
    `If you make a request about your rights, we keep what you asked for, when, and your address.${emailsAreOn ? ' So that nobody requests links in bulk, we keep a code made from it for a day.' : ''}`,
    'If you write to us, we have your address and what you tell us. Against floods, the server counts requests by IP address or network, for a day and an hour at most. Its log has no visitor’s name, address or message.',
  ],
});

const healthData: LegalSection = {
  id: 'health-data',
  heading: 'No Health Data, Please',
  paragraphs: ['If we find any in a message, we delete it (Article 9).'],
};

const purposesAndLegalBases = (emailsAreOn: boolean): LegalSection => ({
  id: 'purposes-and-legal-bases',
  heading: 'Why We Use It, and on What Legal Basis',
  paragraphs: [],
  list: [
    `With your consent (Article 6(1)(a)): telling you, in your language, ${firstDates}; planning transfers, languages and programmes by your country and profession; answering your message; telling you ${news}, if you ticked the second box (Article 13-A of Law no. 41/2004); counting two kinds of click, if you accepted.`,
    `On the basis of our legitimate interest (Article 6(1)(f)): ${emailsAreOn ? 'asking you to confirm your address; telling you before your data is deleted; ' : ''}fending off attacks and abuse, by IP address, browser type and time; answering e-mails; knowing which pages are read.`,
    'Because the law obliges us (Article 6(1)(c), with Articles 7(1), 12 and 17): showing when and to what you consented, dealing with your requests, and keeping what was deleted from coming back.',
  ],
  after: [
    `You get ${howOften}${emailsAreOn ? ', besides the e-mails about your own place on the list' : ''}. There are no automated decisions and no profiles.`,
    `You may withdraw any consent at any time; what was done before remains lawful. You may stop the updates alone. To leave the list, ${emailsAreOn ? howToLeaveByEmail : howToLeave}. ${ifWeGiveUp}`,
  ],
});

const browserStorage: LegalSection = {
  id: 'browser-storage',
  heading: 'Cookies and What Stays in Your Browser',
  paragraphs: [
    'This site sets no cookies and loads nothing from third parties. Your browser stores only:',
  ],
  list: [
    'your answer to the banner, light or dark and, for the administrator, the kind of file exported (local storage);',
    'what you type into the form, until it is sent or cleared, or the tab closed (session storage);',
    'the same, if you tick the box for it that appears once you type, until you open a page of ours after seven days (local storage).',
  ],
  after: ['It does only what you asked for, so Article 5 of Law no. 41/2004 requires no consent.'],
};

const counts: LegalSection = {
  id: 'visit-counts',
  heading: 'What We Count',
  paragraphs: [
    `How often each page is opened in a week, whatever you answer in the banner: our server adds one to a total, kept for ${pageViewMonths} months, unless your browser sends the signal “Global Privacy Control”.`,
    `Clicks, only if you choose “${shell.consent.accept}” in the banner: our server adds one to that day’s total of switches of language, or of clicks on the founding partner link. “${shell.consent.settings}” at the foot of any page lets you choose again.`,
  ],
};

const recipients: LegalSection = {
  id: 'recipients',
  heading: 'Who Receives It',
  paragraphs: [
    'The administrator, and helpers whom the administrator lets in. Our processors are a hosting provider, an e-mail provider and a keeper of encrypted backup copies, under contracts by Article 28; we name them when asked. We sell nothing, and tell an authority only what the law obliges us to.',
  ],
};

const hostingAndTransfers: LegalSection = {
  id: 'hosting-and-transfers',
  heading: 'Where It Is Kept',
  paragraphs: [
    'Within the European Economic Area. Before any transfer outside it (Chapter V), we would say so on this page.',
  ],
};

const retention = (figures: Facts, emailsAreOn: boolean): LegalSection => ({
  id: 'retention',
  heading: 'How Long We Keep It',
  paragraphs: [],
  list: [
    `Submissions: ${quantity(figures.retentionYears, 'year', 'en')} at most, or until you ask us to delete yours. Joining again extends none; with your last one we delete everything else about you.${emailsAreOn ? ` If you are on the list, ${beforeDeletion}.` : ''}`,
    ...(emailsAreOn
      ? [
          `If you never confirm: we delete your submission ${figures.unconfirmedDays} days after our last link expires (a link works for ${figures.confirmationDays} days), unless it has a message or a request of yours is still open.`,
        ]
      : []),
    `IP address and browser type: ${figures.technicalDataDays} days, and ${figures.copyDays} more in backup copies.`,
    `E-mails to us, requests about your rights and entries of the log: ${quantity(figures.retentionYears, 'year', 'en')} at most. Once your data is deleted, only the kind and day of the last two remain, with a random number that can no longer be traced to you.`,
    ...(emailsAreOn
      ? [
          `The record of our e-mails: name and address for ${figures.emailTextDays} days, the rest until we delete your last submission. For one last e-mail we keep an address ten minutes after deleting everything, or three days after you change it.`,
        ]
      : []),
    `Backup copies: ${figures.copyDays} days. What we delete leaves the database at once, and the copies within those days. If we restore a copy, we delete the same data again, and if you had left, stopped the news or had your data restricted, that still holds. What you sent or corrected after that copy is lost. For this we keep, a day longer than the copies, what you decided and when, your submissions’ numbers and a code that cannot be turned back into your address.`,
  ],
});

const rightToObject = ({ email }: PolicyOwner): LegalSection => ({
  id: 'right-to-object',
  heading: 'Your Right to Object',
  paragraphs: [
    `You may object at any time, on grounds relating to your situation, to what we do on the basis of legitimate interest (Article 21). A line to ${email} is enough; we then stop, unless we can show compelling legitimate grounds.`,
  ],
});

const yourRights = (figures: Facts, emailsAreOn: boolean): LegalSection => ({
  id: 'your-rights',
  heading: 'Your Other Rights',
  paragraphs: [
    'Under Articles 7 and 15 to 20 you may see your data and have a copy, also in a machine-readable format or passed on; have it corrected, completed or deleted, or its use restricted; and withdraw your consent.',
    emailsAreOn
      ? 'You can do most of this yourself, without an account, at “Your data”.'
      : 'At “Your data” there is a message to us ready to send.',
    `It costs nothing. If in doubt, we ask you to confirm that it is yours. We answer within ${figures.rightsRequestDays} days; if Article 12(3) allows two months more, we tell you within the first month, and why.`,
    'Restricted data is only kept (Article 18(2)): nothing is changed, and we send only the e-mails you ask for.',
  ],
});

const complaints: LegalSection = {
  id: 'complaints',
  heading: 'Complaints',
  paragraphs: [
    'You may complain to the Portuguese supervisory authority, Comissão Nacional de Proteção de Dados (CNPD, www.cnpd.pt), or to that of the country where you live or work, and go to court.',
  ],
};

const minimumAge = (figures: Facts): LegalSection => ({
  id: 'minimum-age',
  heading: 'Age',
  paragraphs: [
    `The waitlist is for people aged ${figures.minimumAge} and over. We delete the data of anyone younger.`,
  ],
});

const security: LegalSection = {
  id: 'security',
  heading: 'How We Protect It',
  paragraphs: [
    'The connection is encrypted. Submissions can be read only after logging in, and each reading, export, change and deletion is entered in a log that cannot be changed and knows you by a random number.',
    'If there is a breach, we notify the CNPD where Article 33 requires it and, if your rights are at high risk, tell you without undue delay.',
  ],
};

const changes: LegalSection = {
  id: 'changes',
  heading: 'Changes to This Policy',
  paragraphs: [
    'This is version {version}. Each submission keeps the version then in force. For anything you did not consent to, we would ask first.',
  ],
};

export const privacy = { ...privacyOf(siteConfig, facts, true), name: 'Privacy policy' };
