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
    addressHint:
      'A new address counts once the person confirms it: we ask them there by e-mail, and until then write to the old one.',
    address: {
      asked:
        'The correction is saved, but for the address: an e-mail asks {email} to confirm it. Until then the old address stays and gets our e-mails. Then the new one takes its place everywhere, and a last e-mail tells the old one.',
      notAsked:
        'The correction is saved, but for the address: {email} or this person was asked too often today. Correct the address again tomorrow.',
      onList:
        'The correction is saved, but for the address: {email} is on the list already. Both entries stay; erase the one that is wrong.',
    },
    delete: 'Delete this submission',
    sure: 'This submission from {email} is deleted for good.',
    deleted: 'The submission is deleted.',
  },
  message: {
    answer: 'Answer in your mail program',
    shortened: '[the beginning of the message]',
    mark: 'Mark as answered',
    note: 'Mark it once your answer has gone out.',
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
    restricted: 'Their data is restricted.',
    lifted: 'The restriction is lifted.',
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
    refused: 'refused {day}:',
    answered: 'The request is answered.',
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
