import type { OfferState, WaveNeed, WaveState } from '../../domain/wave.ts';

/** The words of the dashboard's view of invitations. */
export const adminWaves = {
  heading: 'Invitations',
  note: 'A wave invites as many people as there are places, in the order in which they joined. Whoever passes their place on, or does not answer in time, is followed by the next; you need not do anything.',
  inLine: { one: '{count} person is in line.', other: '{count} people are in line.' },
  none: 'No wave yet.',
  needs: {
    emails: 'No wave can start: the site writes no e-mails, because MAIL_URL is not set.',
    controller:
      'No wave can start: dataController in site.config.ts is not set, and the law asks for it in every e-mail.',
    line: 'No wave can start: more than 20,000 people are in line.',
  } satisfies Record<WaveNeed, string>,
  draft: {
    heading: 'New wave',
    change: 'Change it',
    title: 'Title',
    titleHint: 'Such as “Pilot week in May”. It stands in the subject of each e-mail.',
    details: 'What it is',
    detailsHint: 'When, where, what it costs, what is included: one paragraph.',
    places: 'All places',
    placesHint: 'Each is for one or two guests. 200 at most.',
    set_apart: 'Of these, set apart',
    setApartHint:
      'Not offered to the list, as for founding partners. Every invitation says how many.',
    days_to_answer: 'Days to answer',
    daysHint: 'Whole days after the mail server took the invitation; three at least.',
    last_day: 'Last day',
    lastDayHint: 'To answer, and to settle a place.',
    save: 'Save the draft',
    saved: 'The draft is saved. See below what would go out.',
    refused:
      'Not saved: fewer places than are set apart, or the last day comes before anybody could answer.',
  },
  rehearsal: {
    heading: 'What would go out',
    days: 'If you start it today, {invited}: a reminder goes on {reminded}, an answer counts until the end of {answered}. The last invitation can go on {lastInvited}; the last day is {last}. Each person’s days begin when the mail server takes their invitation.',
  },
  states: {
    draft: 'Draft',
    inviting: 'Inviting',
    paused: 'Paused',
    closed: 'Closed',
  } satisfies Record<WaveState, string>,
  summary: '{places} places, {apart} of them set apart; {days} days to answer; until {last}.',
  free: { one: '{count} place is free.', other: '{count} places are free.' },
  left: 'Nobody is left whom this wave could invite in time. You can offer the free places to all by a letter.',
  missing:
    'A backup was restored. What guests answered from {since} on may be missing, and nobody’s days end meanwhile. Ask those who are “invited” below, then go on: whose days were over has three more.',
  busy: 'Another wave is inviting. Pause or close it first.',
  changed: 'Nothing was changed: it is in another state by now.',
  presses: {
    start: 'Start',
    startSure:
      'This invites {count} people now, by e-mail. What has gone out cannot be taken back.',
    pause: 'Pause',
    resume: 'Go on',
    close: 'Close',
    closeSure:
      'Then no more answers are taken: {count} people who have not answered yet lose their invitation and stay in line. Nobody writes to them. Accepted places stay.',
    settle: 'Mark as settled',
    release: 'Give to the next',
    releaseSure:
      'The place of {name} then goes to the next in line. Tell them before: no e-mail does.',
  },
  done: {
    start: 'It is inviting.',
    pause: 'It is paused: no place is offered to the next. Answers still count.',
    resume: 'It goes on.',
    close: 'It is closed.',
    settle: 'The place is settled.',
    release: 'The place is free.',
  },
  offers: 'Guests',
  columns: {
    name: 'Name',
    state: 'State',
    until: 'Answer until',
    guests: 'Guests',
    presses: 'What to do',
  },
  offerStates: {
    held: 'invited',
    accepted: 'accepted',
    settled: 'settled',
    declined: 'passed on',
    lapsed: 'no answer in time',
    withdrawn: 'taken back',
    undeliverable: 'e-mail came back',
    released: 'released',
  } satisfies Record<OfferState, string>,
  onItsWay: 'the invitation is on its way',
  export: 'Export who accepted',
  exported: 'The file is in your downloads.',
  separator: 'Kind of file',
};

export type AdminWaves = typeof adminWaves;
