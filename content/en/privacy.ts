import { fullStop } from '../sentence.ts';
import { siteConfig, type SiteConfig } from '../../site.config.ts';
import { visitMonths } from '../../domain/visits.ts';
import { facts, type Facts } from '../facts.ts';
import { quantity } from '../formats.ts';
import { beforeDeletion, firstDates, howOften, news, oneReminder } from './promise.ts';
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
  contents: 'On this page',
  backToHome: 'Back to Home',
  intro: [
    `This is what happens to your personal data on the website of ${owner.brand}.`,
    'This version is of {versionDay}.',
    fullStop(`Who answers for it: ${owner.dataController?.name ?? 'not published yet'}`),
    `What we hold: name, e-mail address and what else you put into the form, to tell you ${firstDates}; other news only if you tick the second box.`,
    `How long: ${quantity(figures.retentionYears, 'year', 'en')} at most, or until you want it gone.`,
    `Your rights: see, correct, download, object, delete, at “Your data” or by a line to ${owner.email}.`,
  ],
  sections: [
    controller(owner),
    whatWeCollect(emailsAreOn),
    healthData,
    purposesAndLegalBases(emailsAreOn),
    browserStorage,
    visitCounts,
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
  heading: 'Who is responsible',
  paragraphs: [
    dataController
      ? `The controller of your personal data is ${dataController.name}, ${dataController.postalAddress}.`
      : 'We have not yet published the controller’s name and postal address.',
    `For anything to do with your data, write to ${email}. Regulation (EU) 2016/679 (“GDPR”) applies, with the Portuguese Laws nos 58/2019 and 41/2004.`,
  ],
});

const ourEmails = `An address that nobody has confirmed by the link in our e-mail is not on the list: ${oneReminder}. We keep whether and when you confirmed yours, left the list or could not be reached, and of each e-mail its kind, its time and the mail server’s answer; of a link only that the button behind it was pressed. Nothing tells us whether you open our e-mails. A letter to everyone on the list may later stand on this site, and names nobody. If your mail provider passes on to us that you marked an e-mail as spam, we take you off the list at once.`;

const whatWeCollect = (emailsAreOn: boolean): LegalSection => ({
  id: 'what-we-collect',
  heading: 'What we collect',
  paragraphs: [
    `Through the form${emailsAreOn ? ', or on a card that we then enter by hand, with its day and its words' : ''}: your name and e-mail address, without which we cannot put you on the list; if you wish, country, profession and a message; and whether you want updates.`,
    'The server adds IP address, browser type, language, time and the version of this policy in force. A random code, deleted after a day, keeps one submission from being stored twice; where scripts are off, IP address and content serve instead.',
    `The form can be sent only with the consent box ticked, so the submission itself is our record that you consented. With it we keep the wording beside the boxes, if your browser told us which it showed, and any consent that you later confirm, give or withdraw. All of it goes with the submission${emailsAreOn ? ', and stands at “Your data”' : ''}.`,
    `We keep whether a message was answered and, where it helps us answer you, a short note of our own beside your name.${emailsAreOn ? ' Both stand at “Your data”.' : ''}`,
    ...(emailsAreOn ? [ourEmails] : []),
    `If you make a request about your rights, we keep what you asked for, when, and your address.${emailsAreOn ? ' So that nobody is flooded with links, a code made from the address stays for a day; it can only be compared with an address already known.' : ''}`,
    `If you write to us, we have your address and what you tell us. To answer your browser, the server processes your IP address. To stop floods of requests, it counts them for each IP address or network, in a database only under a code from which the address cannot be read, and deletes the count within twenty minutes${emailsAreOn ? ' (of requests to see one’s data, within two hours)' : ''}. Its log contains no visitor’s name, e-mail address, IP address or message.`,
  ],
});

const healthData: LegalSection = {
  id: 'health-data',
  heading: 'No health data, please',
  paragraphs: [
    'A waitlist need not know about health, which Article 9 of the GDPR protects specially. If we find such data in a message, we delete it.',
  ],
};

const purposesAndLegalBases = (emailsAreOn: boolean): LegalSection => ({
  id: 'purposes-and-legal-bases',
  heading: 'Why we use it, and on what legal basis',
  paragraphs: [],
  list: [
    `With your consent (Article 6(1)(a) GDPR): telling you, in your language, ${firstDates}; planning transfers, languages and programmes by your country and profession; answering your message; telling you ${news}, only if you ticked the second box (Article 13-A of Law no. 41/2004); counting two kinds of click, only if you accepted.`,
    `Out of our legitimate interest (Article 6(1)(f)): ${emailsAreOn ? 'asking you to confirm your address, and reminding you once, so that we write only to those who asked; telling you before your data is deleted; ' : ''}keeping off attacks and abuse, by IP address, browser type and time; answering e-mails, and noting what helps us answer; knowing which pages are read.`,
    'As the law obliges us to (Article 6(1)(c), with Articles 7(1), 12 and 17): showing when and to what you consented, dealing with your requests, and keeping what was deleted from coming back.',
  ],
  after: [
    `You hear from us ${howOften}, besides the answers to what you do yourself. We make no automated decisions about you, and build no profiles.`,
    `You may withdraw any consent at any time, without giving a reason; what was done before remains lawful. Withdraw it for the waitlist by a line to us, and we delete your submission; stop the updates, and you stay on the list.${emailsAreOn ? ' The button to leave, in our e-mails and at “Your data”, takes you off at once, and what you had sent then only shows that you consented and left.' : ''}`,
  ],
});

const browserStorage: LegalSection = {
  id: 'browser-storage',
  heading: 'Cookies and what stays in your browser',
  paragraphs: [
    'This site sets no cookies and loads nothing from third parties. In your own browser it stores only:',
  ],
  list: [
    'in local storage, your answer to the banner (“accepted” or “declined”), the light or dark appearance you chose and, on the administrator’s page alone, the kind of file chosen for an export;',
    'in session storage, what you type into the form: gone once it is sent, cleared, or the tab closed;',
    'the same in local storage, only if you tick the box for it: gone once sent or cleared, and after seven days deleted by the first page of this site that you open.',
  ],
  after: [
    'None of it is sent to us from there. It does only what you asked for, so Article 5 of Law no. 41/2004 requires no consent.',
  ],
};

const visitCounts: LegalSection = {
  id: 'visit-counts',
  heading: 'What we count',
  paragraphs: [
    `How often each page is opened, by day and language, and from where: a page of ours, a search engine, a social network, another site (never which), or unknown; and by week, how many joined by the form on a page. Our server sees this in the request that loads the page, adds one to a sum, and keeps nothing of you: no identifier, IP address or browser type. Nothing is stored on your device or read from it. The sums stay ${visitMonths} months. If your browser sends “Global Privacy Control”, none of this is counted.`,
    `Clicks, only if you choose “${shell.consent.accept}” in the banner: your browser then tells our own server of switches of language and of clicks on the founding partner link. It adds one to that day’s count, without identifier, IP address or browser type. Otherwise nothing is sent. “${shell.consent.settings}” at the foot of any page lets you choose again.`,
  ],
};

const recipients: LegalSection = {
  id: 'recipients',
  heading: 'Who receives it',
  paragraphs: [
    'Only the administrator, and helpers whom the administrator lets in, read the submissions. Processors are a hosting provider, whoever delivers our e-mails and, if copies lie on another machine, its host, who gets them encrypted; Article 28 of the GDPR wants a contract with each, and we name them when asked. We sell, rent and exchange nothing, and disclose data to an authority only where the law obliges us to.',
  ],
};

const hostingAndTransfers: LegalSection = {
  id: 'hosting-and-transfers',
  heading: 'Where it is kept',
  paragraphs: [
    'Within the European Economic Area. A transfer outside would need the safeguards of Chapter V of the GDPR, and this page would say so beforehand.',
  ],
};

const retention = (figures: Facts, emailsAreOn: boolean): LegalSection => ({
  id: 'retention',
  heading: 'How long we keep it',
  paragraphs: [],
  list: [
    `Submissions: ${quantity(figures.retentionYears, 'year', 'en')} at most, or until you ask us to delete yours. If you join again, that submission has two years of its own; the first is not prolonged. When your last one is deleted, so is everything else about you.${emailsAreOn ? ` If you are on the list, ${beforeDeletion}.` : ''}`,
    ...(emailsAreOn
      ? [
          `A submission whose address nobody confirms: our last link works for ${figures.confirmationDays} days, and ${figures.unconfirmedDays} days after that we delete the submission, unless it has a message or a request of yours is open.`,
        ]
      : []),
    `IP address and browser type, to tell one form sent twice from two people and to look into abuse: ${figures.technicalDataDays} days, and ${figures.copyDays} more in backup copies.`,
    `E-mails to us, requests about your rights and entries of the log: ${quantity(figures.retentionYears, 'year', 'en')} at most. Of the last two only kind and day remain once your data is deleted, and in the log a random number from which nothing leads to you any more.`,
    ...(emailsAreOn
      ? [
          `The record of our e-mails: name and address for ${figures.emailTextDays} days, the rest until your last submission goes. For one last e-mail that says so, an address is kept ten minutes at most after we delete everything, three days after you change it.`,
        ]
      : []),
    `Backup copies: ${figures.copyDays} days, only to recover from a failure. What we delete leaves the database at once and the copies within those days. If we have to restore a copy meanwhile, we delete it again, and treat again the corrections that you asked for. For that we keep, as long and apart from the copies, what you decided and asked for, the submissions’ numbers, your random number in the log, and a code made from your address that cannot be turned back into it.`,
    'A Postgres server keeps the bytes of what was deleted, unreadable, until it uses their space again.',
  ],
});

const rightToObject = ({ email }: PolicyOwner): LegalSection => ({
  id: 'right-to-object',
  heading: 'Your right to object',
  paragraphs: [
    `You may object at any time, on grounds relating to your situation, to what we do out of legitimate interest (Article 21 of the GDPR). A line to ${email} is enough. We then stop, unless we can show compelling legitimate grounds not to, which we would explain to you.`,
  ],
});

const yourRights = (figures: Facts, emailsAreOn: boolean): LegalSection => ({
  id: 'your-rights',
  heading: 'Your other rights',
  paragraphs: [
    'Under Articles 7 and 15 to 20 of the GDPR you may learn whether we hold data about you and receive a copy; have it corrected, completed or deleted, or its use restricted; receive the data you gave us in a structured, commonly used and machine-readable format, or have it passed on; and withdraw your consent.',
    emailsAreOn
      ? 'You can do most of this yourself, without an account, at “Your data”: a link sent to you opens all that this site holds about you, to correct, download or delete, one entry or everything; there you also choose what you hear, leave the list, or change your address, which counts once you have confirmed it, and we tell the old one.'
      : 'At “Your data” there is a message to us ready to send.',
    `None of this costs anything. If we cannot be sure that a request is yours, we ask for what confirms it, and no more. We answer within ${figures.rightsRequestDays} days; where Article 12(3) of the GDPR allows two months more, we tell you within the first, and why.`,
    'Restricted data is only kept: your message is hidden, and opened only on the grounds of Article 18(2) of the GDPR, nothing is changed, and no e-mails go out but those you ask for.',
  ],
});

const complaints: LegalSection = {
  id: 'complaints',
  heading: 'Complaints',
  paragraphs: [
    'You may complain to the Portuguese supervisory authority, Comissão Nacional de Proteção de Dados (CNPD, www.cnpd.pt), or to that of the Member State where you live or work. Your right to go to court is unaffected.',
  ],
};

const minimumAge = (figures: Facts): LegalSection => ({
  id: 'minimum-age',
  heading: 'Age',
  paragraphs: [
    `The waitlist is for people aged ${figures.minimumAge} and over. Data about anyone younger we delete as soon as we learn of it.`,
  ],
});

const security: LegalSection = {
  id: 'security',
  heading: 'How we protect it',
  paragraphs: [
    'The connection is encrypted. Only the administrator and helpers can read submissions, after logging in; the password is stored as a hash, and failed attempts are slowed down. Visitors can read none, and neither the form nor “Your data” reveals whether an address is on the list. Each login, and each time submissions are read, exported, changed or deleted, is entered in a log that shows later changes. The log identifies you only by a random number. While we hold your data, that number lets us see what was done with it.',
    'Should there be a breach, we notify the CNPD where Article 33 of the GDPR requires it and, if it puts your rights at high risk, tell you without undue delay.',
  ],
};

const changes: LegalSection = {
  id: 'changes',
  heading: 'Changes to this policy',
  paragraphs: [
    'This is version {version}. Any change of wording makes a new one, while “last updated” at the top stays as it is; each submission is stored with the version then in force. For anything you did not consent to, we would ask first.',
  ],
};

export const privacy = { ...privacyOf(siteConfig, facts, true), name: 'Privacy policy' };
