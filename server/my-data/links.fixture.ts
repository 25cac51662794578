import { deliver } from '../email/deliver.fixture.ts';
import { afterEach, beforeEach, expect } from 'vitest';
import { facts } from '../../content/facts.ts';
import { emails, type EmailKind } from '../../domain/email/emails.ts';
import type { LinkPurpose } from '../../domain/email/link-pages.ts';
import type { MyDataAction } from '../../domain/my-data/my-data-page.ts';
import { consentTexts } from '../../content/consent-texts.ts';
import { ana, id, byOwner } from '../db/samples.fixture.ts';
import { performAction } from './handle-action.ts';
import { newDatabase, type OpenStore } from '../stores/new-database.fixture.ts';
import type { Store } from '../stores/store.ts';
import { restrict } from '../subscribers/restrict.ts';

const start = Date.parse('2026-01-01T10:00:00.000Z');
export const minute = 60_000;
export const day = 24 * 60 * minute;
/** The moment so long after the first. */
export const after = (ms: number): Date => new Date(start + ms);

const lifetimes: Partial<Record<LinkPurpose, number>> = {
  confirm: facts.confirmationDays * day,
  myData: facts.myDataMinutes * minute,
  newAddress: facts.confirmationDays * day,
};

/** What happens around a store: people who join, and e-mails that are sent. */
export function aroundStore(store: Store) {
  let serial = 0;

  /** Stores a submission of Ana's, with the receipt of its consent. @returns its id */
  const join = async (at: Date, change: Partial<typeof ana> = {}) => {
    serial += 1;
    const submission = { ...ana, id: id(serial), created_at: at.toISOString(), ...change };
    const consent = { wording: consentTexts[0], channel: 'form' } as const;
    expect(await store.addSubmission(submission, { consent })).toBe('stored');
    return submission.id;
  };

  /**
   * Sends what is due. @returns of each e-mail what it says, and the hash of the token of the link
   * in it
   */
  const sendAll = async (
    now: Date,
    purposeOf: (kind: EmailKind) => LinkPurpose | undefined = (kind) => emails[kind].button,
  ) => {
    const sent = await deliver(store, now, ({ id: tokenHash, kind }) => {
      const purpose = purposeOf(kind);
      const expiresAt = new Date(now.getTime() + (purpose ? (lifetimes[purpose] ?? 0) : 0));
      return purpose && { tokenHash, purpose, expiresAt };
    });
    return sent.map(({ id, kind, email, name, language }) => {
      return { kind, email, name, language, link: id };
    });
  };
  /**
   * Sends what is due. @returns the link in the one e-mail of a kind. @param purpose of that link
   */
  const sendLink = async (
    kind: EmailKind,
    now: Date,
    purpose: LinkPurpose | undefined = emails[kind].button,
  ) => {
    const sent = await sendAll(now, (each) => (each === kind ? purpose : emails[each].button));
    const found = sent.filter((mail) => mail.kind === kind);
    expect(found).toHaveLength(1);
    return found[0]?.link ?? '';
  };

  const emailsOf = async (email = ana.email) =>
    (await store.emails.admin.ofSubscriber(email)).emails.toReversed();
  const historyOf = async (submission: string) =>
    (await store.reads.consents({ ids: [submission] }))[0]?.history ?? [];

  return {
    join,
    sendAll,
    sendLink,
    /** Joins and confirms. @returns the submission's id */
    joinAndConfirm: async (at: Date, change: Partial<typeof ana> = {}) => {
      const submission = await join(at, change);
      const link = await sendLink('confirm', at);
      expect(await store.emails.links.confirm(link, at)).toBe('done');
      await sendAll(at);
      return submission;
    },
    /** Asks for the link to the data, which the e-mail brings. */
    ask: async (now: Date, email = ana.email) => {
      await store.myData.ask(email, 'en', now);
      return sendLink('myData', now);
    },
    /** Asks for the link to the data, whose e-mail also brings one to leave. */
    unsubscribeLink: async (now: Date, email = ana.email) => {
      await store.myData.ask(email, 'en', now);
      return sendLink('myData', now, 'unsubscribe');
    },
    /** The e-mails to a person, the oldest first. */
    emailsOf,
    /** Why the e-mails of a kind to a person did not go out; null for one that did. */
    reasons: async (kind: EmailKind, email = ana.email) =>
      (await emailsOf(email)).filter((mail) => mail.kind === kind).map(({ reason }) => reason),
    stateOf: async (email = ana.email) => (await store.emails.admin.ofSubscriber(email)).state,
    /** Restricts the data of a person, as the dashboard does. */
    restrict: (at: Date, email = ana.email) => byOwner(store, restrict, email, at),
    historyOf,
    /** A line for each of its entries: what, by what, and how many ms after the start. */
    consentsOf: async (submission: string) =>
      (await historyOf(submission)).map(
        ({ purpose, given, channel, at }) =>
          `${purpose} ${given ? 'given' : 'withdrawn'} ${channel ?? '?'} ${Date.parse(at) - start}`,
      ),
  };
}

/** What people do at the page of their data, as the page does it. */
export function ownActions({ myData }: Pick<Store, 'myData'>) {
  const perform = (
    name: MyDataAction,
    link: string,
    now: Date,
    fields: Record<string, string> = {},
  ) => {
    const form = new URLSearchParams(fields);
    return performAction(
      { store: myData, tokenHash: link, form, submissionId: '', language: 'en', now },
      name,
    );
  };
  return {
    perform,
    unsubscribe: (link: string, now: Date) => perform('unsubscribe', link, now),
    changeEmail: (link: string, email: string, now: Date) => perform('email', link, now, { email }),
    /** @returns the receipt; undefined where the link opens nothing */
    erase: async (link: string, now: Date) => {
      const result = await perform('erase', link, now);
      return typeof result === 'object' && 'erased' in result ? result.erased : undefined;
    },
  };
}

export type AroundStore = ReturnType<typeof aroundStore>;

/** An empty store for each test of a file, with what happens around it. */
export function newStoreForEachTest() {
  const around = (store: Store) => ({ store, ...aroundStore(store), ...ownActions(store) });
  const people = {} as ReturnType<typeof around> & { open: OpenStore };
  beforeEach(async () => {
    const open = await newDatabase();
    Object.assign(people, { open, ...around(await open()) });
  });
  afterEach(() => people.store.close());
  return people;
}
