import { facts } from '../facts.ts';
import { interestForm } from './interest-form.ts';

/** The words of the dashboard about what people may ask for. */
export const adminRights = {
  rules: interestForm.rules,
  submission: {
    heading: 'Only this submission',
    correct: 'Correct',
    save: 'Save the correction',
    corrected: 'The correction is saved.',
    address: {
      asked:
        'An e-mail asks the new address to confirm. Until it does, the old one stays. Then everything kept under the old address moves to the new one, and the old one is told.',
      notAsked: 'No e-mail goes to the new address now: correct it again tomorrow.',
      onList: 'The new address is on the list already, so both entries stay.',
    },
    blank: 'Delete the message',
    delete: 'Delete this submission',
    sure: {
      blank: 'The message from {email} is deleted for good.',
      delete: 'This submission from {email} is deleted for good.',
    },
    done: { blank: 'The message is deleted.', delete: 'The submission is deleted.' },
  },
  message: {
    answer: 'Answer in your mail program',
    shortened: '[the beginning of the message]',
    mark: 'Mark as answered',
    ask: 'Has your answer gone out? Then it waits no longer.',
    yes: 'Yes, it is answered',
    answered: 'The message is answered: it waits no longer.',
  },
  newAddress: {
    waits:
      'On {since} this person asked us to write to {email} instead. Nothing changes until they confirm it from there.',
    onList:
      'On {since} this person asked us to write to {email} instead. That address is on the list already, so both entries stay; the person may erase one.',
  },
  note: {
    heading: 'Your note beside this person',
    hint: 'At most {limit} characters. The person sees it on the page of their data and in its file.',
    save: 'Save the note',
    saved: 'The note is saved.',
  },
  restriction: {
    restrict: 'Restrict their data',
    lift: 'Lift the restriction',
    since:
      'Restricted since {since}, at the person’s request: kept, and not used. No e-mail is written to this address.',
    covered: 'The message is covered. To open it, say on what ground; the log keeps that.',
    ground: 'Ground',
    grounds: {
      consent: 'The person consents',
      legal_claim: 'A legal claim',
      rights_of_others: 'To protect somebody else’s rights',
      public_interest: 'An important public interest',
    },
    open: 'Open the message',
  },
  requests: {
    heading: 'Requests',
    note: `What people asked for by their rights. Each is to be answered within ${facts.rightsRequestDays} days; what somebody does at the site by a press is entered here as done. Once a person is erased, kind and days alone stay.`,
    none: 'Nobody has asked for anything.',
    add: 'Enter a request',
    kind: 'What',
    email: 'Email',
    received: 'Received',
    due: 'Answer by',
    state: 'State',
    erased: 'erased',
    unknown: 'not known since a backup was restored',
    overdue: 'overdue',
    done: 'done {day}',
    refused: 'refused {day}: {reason}',
    bySelf: 'by the person',
    answer: 'Done',
    refuse: 'Refuse',
    reason: 'Why it is refused, as you tell the person',
    entered: 'The request is entered.',
    notOnList: 'This address is not on the list.',
    kinds: {
      access: 'See their data',
      correction: 'Correct',
      erasure: 'Erase',
      restriction: 'Restrict',
      lifting: 'Lift the restriction',
      portability: 'Take their data along',
      objection: 'Object',
      withdrawal: 'Withdraw consent',
    },
  },
};

export type AdminRights = typeof adminRights;
