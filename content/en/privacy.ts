import { siteConfig, type SiteConfig } from '../../site.config.ts';
import { facts, type Facts } from '../facts.ts';
import { quantity } from '../quantity.ts';
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

/** The privacy policy of any owner. The values that an owner may change are parameters. */
export const privacyOf = (owner: PolicyOwner, figures: Facts): LegalPage => ({
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
    `This policy explains what happens to your personal data on the website of ${owner.brand}. It follows the General Data Protection Regulation (Regulation (EU) 2016/679, “GDPR”) and the Portuguese Laws nos 58/2019 of 8 August and 41/2004 of 18 August.`,
    'In short: you can read the whole site without telling us who you are. We hold what you send us through the form, use it for the waitlist, and delete it when you ask or when its time is up. We never sell your data, and we set no cookies.',
  ],
  sections: [
    controller(owner),
    whatWeCollect,
    healthData,
    purposesAndLegalBases,
    browserStorage,
    visitCounts,
    recipients,
    hostingAndTransfers,
    retention(figures),
    yourRights(owner, figures),
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
    `For anything to do with your data, write to ${email}.`,
  ],
});

const whatWeCollect: LegalSection = {
  id: 'what-we-collect',
  heading: 'What we collect',
  paragraphs: ['Through the form you give us:'],
  list: [
    'Your name and your e-mail address. Without these two we cannot put you on the list.',
    'If you wish, your country, your profession and a message. Leaving them out has no consequence.',
    'Whether you want to receive updates on the project.',
  ],
  after: [
    'When you submit the form, the server adds the IP address it came from, the type of your browser (the “user agent”), the language of the page or browser, the date and time, and the version of this policy then in force. So that one submission is not stored twice, a random code goes with it, and is deleted after a day. If your browser does not run scripts there is no code, and we compare the IP address and the content instead.',
    'You cannot send the form on these pages unless you tick the consent box. The tick itself is neither sent to us nor stored; our record of your consent is the submission, its time, its language, the version of this policy then in force, and the words that stood beside the boxes, where your browser named them. Where confirmation by e-mail is on, the e-mail that welcomes you repeats it, as your receipt. Each consent that you confirm, give or withdraw later is added to that record, with the time, the version of this policy then in force and how you did it; where you ask for updates at “Your data”, with the words shown there, too. The record is deleted with the submission.',
    'Where confirmation by e-mail is on, the form is answered with an e-mail that asks you to confirm your address, so that nobody else can put you on the list. An address that is not confirmed is not on the list: no news and no dates are sent to it. With your address we then keep whether and when you confirmed it, left the list or could not be reached, and for each e-mail that we send you its kind, its time and the mail server’s answer. These e-mails contain no pictures from elsewhere and nothing that tells us whether you open them; if you follow a link in one, we record only that the button behind it was pressed.',
    'Of a request about your rights we keep what kind it was, when it came, when and how it was answered, and your e-mail address. So that nobody can flood your mailbox with links to see your data, a code made from the address it was asked for stays with us for a day; only who guesses the address can find it in it.',
    'If you write to us by e-mail, we also receive your address and whatever you tell us.',
    'As you read the site, the server has to process your IP address to answer your browser. To stop floods of submissions, clicks, login attempts and requests to see one’s data it counts how many come from one IP address, or from one network, and forgets the count within twenty minutes, that of requests to see one’s data within two hours. Where the counts are kept in a database, they are stored under a code from which the address cannot be read. Our server’s log contains no visitor’s name, e-mail address, IP address or message.',
  ],
};

const healthData: LegalSection = {
  id: 'health-data',
  heading: 'No health data, please',
  paragraphs: [
    'Please do not write about your health, or anyone else’s, in the message. Health data is specially protected by Article 9 of the GDPR, and we do not need it for a waitlist. If we find such details in a message, we delete them.',
  ],
};

const purposesAndLegalBases: LegalSection = {
  id: 'purposes-and-legal-bases',
  heading: 'Why we use it, and on what legal basis',
  paragraphs: ['We use your data only for the following:'],
  list: [
    'Keeping the waitlist, writing to you in your language when dates can be booked, and, if you gave your country and profession, planning transfers, languages and programmes: your consent (Article 6(1)(a) GDPR).',
    'Answering the message you send with the form: your consent (Article 6(1)(a) GDPR).',
    'Sending you updates on the project, only if you ticked the second box: your consent (Article 6(1)(a) GDPR and Article 13-A of Law no. 41/2004).',
    'Counting two kinds of click, only if you accepted: your consent (Article 6(1)(a) GDPR).',
    'Where confirmation by e-mail is on, asking you to confirm your address and telling you what becomes of your place on the list: our legitimate interest in writing only to those who asked for it (Article 6(1)(f) GDPR).',
    'Protecting the site and the form against attacks, automated submissions and abuse, by means of the IP address, the browser type and the time: our legitimate interest in a secure service (Article 6(1)(f) GDPR).',
    'Being able to show when you consented and to which version of this policy, dealing with requests about your rights, and keeping what was deleted from coming back: our legal obligation (Article 6(1)(c), with Articles 7(1), 12 and 17 GDPR).',
    'Answering e-mails you send us: our legitimate interest in replying to those who write to us (Article 6(1)(f) GDPR).',
  ],
  after: [
    'You may withdraw any consent at any time, without giving a reason. What was done before then remains lawful. If you write to us that you withdraw your consent to the waitlist, we delete your submission; if you only want to stop the updates, you stay on the list. The button to leave, behind a link in our e-mails or at “Your data”, takes you off the list at once; what you had sent is then used only to show that you consented and that you left, and is deleted when you ask or when its time is up.',
    'We make no decisions about you by automated means, and we build no profiles.',
  ],
};

const browserStorage: LegalSection = {
  id: 'browser-storage',
  heading: 'Cookies and what stays in your browser',
  paragraphs: [
    'This site sets no cookies. It loads no scripts, fonts or maps from third parties. In your own browser it stores only this:',
  ],
  list: [
    'Your answer to the consent banner (“accepted” or “declined”), in local storage, so that you are not asked again.',
    'Your choice of a light or dark appearance, in local storage, if you make one.',
    'What you type into the form, in session storage, so that neither a reload nor a switch of language loses it. It is gone once the form has been sent, when you clear it there, or when you close the tab.',
    'The same in local storage, so that it outlasts the tab, only if you tick the box for it. It is gone once the form has been sent or when you clear it there; after seven days the first page of this site that you open deletes it.',
    'On the administrator’s page alone, the kind of file chosen for an export, in local storage.',
  ],
  after: [
    'None of these is sent to us from there. They do what you asked for and nothing else, so Article 5 of Law no. 41/2004 requires no consent for them. You can remove them at any time in the settings of your browser.',
  ],
};

const visitCounts: LegalSection = {
  id: 'visit-counts',
  heading: 'What we count, if you accept',
  paragraphs: [
    `If you choose “${shell.consent.accept}” in the banner, your browser tells our own server of two events: a switch of language (from which to which), and a click on the founding partner link. The server adds one to that day’s count. It stores no identifier, no IP address and no browser type with it, so a count cannot be traced back to you.`,
    `If you decline, or do not answer, nothing is sent. To change your mind, press “${shell.consent.settings}” at the foot of any page and choose again.`,
  ],
};

const recipients: LegalSection = {
  id: 'recipients',
  heading: 'Who receives it',
  paragraphs: [
    'Only the administrator of the site reads the submissions. The processors we use are a hosting provider, for the server and the mailbox, and, where confirmation by e-mail is on, whoever delivers our e-mails, if that is a different provider. Each is bound by a contract under Article 28 of the GDPR. If you ask us, we will tell you their names.',
    'We do not sell, rent or exchange personal data. We would disclose it to a public authority only where the law obliges us to.',
  ],
};

const hostingAndTransfers: LegalSection = {
  id: 'hosting-and-transfers',
  heading: 'Where it is kept',
  paragraphs: [
    'We undertake to host your data within the European Economic Area. Should a transfer outside it ever become necessary, it will take place only under the safeguards of Chapter V of the GDPR, such as an adequacy decision or the European Commission’s standard contractual clauses, and this page will say so beforehand.',
  ],
};

const retention = (figures: Facts): LegalSection => ({
  id: 'retention',
  heading: 'How long we keep it',
  paragraphs: [],
  list: [
    `Submissions: ${quantity(figures.retentionYears, 'year', 'en')} at most, or until you ask us to delete yours, whichever comes first.`,
    `A submission whose address nobody ever confirms, where confirmation by e-mail is on: ${figures.unconfirmedDays} days after the link in our e-mail has ended, unless it has a message or a request of yours is open. With your last submission, everything else about you goes.`,
    `IP address and browser type: kept so that one form sent twice can be told from two people and abuse can be looked into; cleared from the submission after ${figures.technicalDataDays} days, and gone from the backup copies at most ${figures.copyDays} days later.`,
    `E-mails: for as long as the matter requires, and ${quantity(figures.retentionYears, 'year', 'en')} at most.`,
    `Where confirmation by e-mail is on: the link that confirms your address works for ${figures.confirmationDays} days. Name and address are cleared from the record of each e-mail after ${figures.emailTextDays} days; the rest of that record, and what became of your address, is deleted with your last submission, after ${quantity(figures.retentionYears, 'year', 'en')} at most. When we delete everything you sent, or you change your address, one last e-mail to the old one says so. For that we keep it until it has gone out: for ten minutes at most after a deletion, and for three days at most after a change of address.`,
    `Backup copies: they serve only to recover from a failure, and each is deleted after ${figures.copyDays} days. What we delete is gone from the store at once and from all copies within those ${figures.copyDays} days; if we have to restore one in the meantime, we delete it again, and requests that a correction since then had answered are opened again, so that we correct the data once more. Where the site keeps its data in a database server (Postgres), nobody can read what was deleted any more, but its bytes stay on that server’s disk and in its own log of changes until it uses the space again. So that nothing is forgotten then, a list kept apart from the copies can hold, for as long as there is an older copy, what you decided (to leave, to stop the updates, to have data restricted or deleted) and asked for by your rights, with the time; the numbers of the submissions; your random number in the log; and a code made from your address with a secret key; the code cannot be turned back into the address.`,
    `Requests about your rights: ${quantity(figures.retentionYears, 'year', 'en')} at most. Once your data is deleted, only their kind and their days remain.`,
    `Entries of the log: ${quantity(figures.retentionYears, 'year', 'en')} at most. What an entry about you says beyond its kind, its day and your random number is deleted with your data, and nothing leads from that number to you any more.`,
    'Daily counts: they are not personal data and may be kept longer.',
  ],
});

const yourRights = ({ email }: PolicyOwner, figures: Facts): LegalSection => ({
  id: 'your-rights',
  heading: 'Your rights',
  paragraphs: ['Under Articles 7 and 15 to 22 of the GDPR you may:'],
  list: [
    'learn whether we hold data about you, and receive a copy;',
    'have it corrected or completed;',
    'have it deleted;',
    'have its use restricted;',
    'receive the data you gave us in a structured, commonly used and machine-readable format, or have it passed on to another controller;',
    'object, on grounds relating to your situation, to what we do on the basis of legitimate interest;',
    'withdraw your consent at any time.',
  ],
  after: [
    'Where confirmation by e-mail is on, you can do most of this yourself, without an account, at “Your data”. Enter your e-mail address, and we send you a link to a page that shows everything this site holds about you. There you can correct it, choose what you hear from us, leave the list, download everything as a file that machines can read, and delete one entry or everything. A new e-mail address counts once you have confirmed it, and we tell the old one. Where it is off, that page has a message to us ready to send.',
    `You can always write to ${email}, if possible from the address you gave us. Nothing of this costs anything. If we cannot be sure that a request comes from you, we may ask for what is needed to confirm it, and no more.`,
    `We answer within ${figures.rightsRequestDays} days, and in any case within the one month set by Article 12(3) of the GDPR. If requests are complex or many, that article allows up to two more months; we would tell you within the first month, and why.`,
    'While the use of your data is restricted, we only keep it: your message is covered and opened only on the grounds of Article 18(2) of the GDPR, nothing in it is changed, and we send you no e-mails but those you ask for.',
  ],
});

const complaints: LegalSection = {
  id: 'complaints',
  heading: 'Complaints',
  paragraphs: [
    'If you think we are handling your data unlawfully, please tell us. You may also complain, at any time and without writing to us first, to the Portuguese supervisory authority: Comissão Nacional de Proteção de Dados (CNPD), Av. D. Carlos I, 134, 1.º, 1200-651 Lisboa, www.cnpd.pt.',
    'If you live or work in another Member State, you may complain to its authority instead. Your right to go to court is unaffected.',
  ],
};

const minimumAge = (figures: Facts): LegalSection => ({
  id: 'minimum-age',
  heading: 'Age',
  paragraphs: [
    `The waitlist is for people aged ${figures.minimumAge} and over. We do not knowingly collect data about anyone younger, and we delete it if we learn of it.`,
  ],
});

const security: LegalSection = {
  id: 'security',
  heading: 'How we protect it',
  paragraphs: [
    'The connection to the live site is encrypted. Submissions can be read only by the administrator, after logging in; the password is stored only as a hash, and repeated failed attempts are slowed down. A visitor can send a submission but cannot read any, and neither the form nor “Your data” reveals whether an address is on the list. Logins, and each time submissions are read, exported, changed or deleted, leave an entry in a log that shows whether an entry was changed later. The log does not name you: an entry about you carries a random number alone, by which we can find it as long as we hold your data, so that we can show what was done with it.',
    'Should there be a breach nevertheless, we will notify the CNPD where Article 33 of the GDPR requires it. If the breach puts your rights at high risk, we will also tell you without undue delay.',
  ],
};

const changes: LegalSection = {
  id: 'changes',
  heading: 'Changes to this policy',
  paragraphs: [
    'This is version {version}. When a word of the policy changes, the version changes with it; the date at the top does not. Each submission is stored with the version that was in force when it was sent. If we ever want to use your data for something you did not consent to, we will ask you first.',
  ],
};

export const privacy = { ...privacyOf(siteConfig, facts), name: 'Privacy policy' };
