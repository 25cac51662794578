import { expect } from 'vitest';
import { facts } from '../../content/facts.ts';
import type { LetterKind } from '../../domain/letters/letter.ts';
import type { LinkPurpose } from '../../domain/letters/link-pages.ts';
import { languageAction, type MyDataAction } from '../../domain/own-data/my-data-page.ts';
import type { CorrectableField, OwnChoices } from '../../domain/own-data/own-data.ts';
import type { Interest } from '../../domain/submission/fields.ts';
import { consentTexts } from '../../content/consent-texts.ts';
import { ana, id } from '../db/samples.fixture.ts';
import type { ActionResult } from './actions/action.ts';
import { performAction } from './handle-action.ts';
import type { Store } from '../stores/store.ts';

/** Opens one database, which is empty at first, again and again. */
export type OpenStore = (lettersAreOn?: boolean) => Promise<Store>;

export const start = Date.parse('2026-01-01T10:00:00.000Z');
export const minute = 60_000;
export const day = 24 * 60 * minute;
/** The moment so long after the first. */
export const after = (ms: number): Date => new Date(start + ms);

const purposes: Partial<Record<LetterKind, LinkPurpose>> = {
  confirm: 'confirm',
  ownData: 'ownData',
  newAddress: 'newAddress',
};
const lifetimes: Partial<Record<LinkPurpose, number>> = {
  confirm: facts.confirmationDays * day,
  ownData: facts.ownDataMinutes * minute,
  newAddress: facts.confirmationDays * day,
};

/** What happens around a store: people who join, and letters that are sent. */
export function aroundStore(store: Store) {
  let serial = 0;
  const holder = 'this server';

  /** Stores a submission of Ana's, with the receipt of its consent. @returns its id */
  const join = async (at: Date, change: Partial<typeof ana> = {}) => {
    serial += 1;
    const submission = { ...ana, id: id(serial), created_at: at.toISOString(), ...change };
    const consent = { wording: consentTexts[0], way: 'form' } as const;
    expect(await store.addSubmission(submission, { consent })).toBe('stored');
    return submission.id;
  };

  /** Sends what is due. @returns of each letter what it says, and the hash of the token of the link in it */
  const sendAll = async (
    now: Date,
    purposeOf: (kind: LetterKind) => LinkPurpose | undefined = (kind) => purposes[kind],
  ) => {
    const { outbox } = store.letters;
    expect(await outbox.hold(holder, now, new Date(now.getTime() + 20_000))).toBe(true);
    const sent = [];
    for (const { id: letter, kind, email, name, language } of await outbox.due(now, 100)) {
      const purpose = purposeOf(kind);
      const expiresAt = new Date(now.getTime() + (purpose ? (lifetimes[purpose] ?? 0) : 0));
      const links = purpose ? [{ tokenHash: letter, purpose, expiresAt }] : [];
      expect(await outbox.begin({ id: letter, email }, holder, now, links)).toBe(true);
      await outbox.end(letter, holder, now, { outcome: 'sent', words: '250 ok' }, now);
      sent.push({ kind, email, name, language, link: letter });
    }
    return sent;
  };
  /** Sends what is due. @returns the link in the one letter of a kind. @param purpose of that link */
  const sendLink = async (kind: LetterKind, now: Date, purpose = purposes[kind]) => {
    const sent = await sendAll(now, (each) => (each === kind ? purpose : purposes[each]));
    const found = sent.filter((letter) => letter.kind === kind);
    expect(found).toHaveLength(1);
    return found[0]?.link ?? '';
  };

  return {
    join,
    sendAll,
    sendLink,
    /** Joins and confirms. @returns the submission's id */
    joinAndConfirm: async (at: Date, change: Partial<typeof ana> = {}) => {
      const submission = await join(at, change);
      const link = await sendLink('confirm', at);
      expect(await store.letters.links.confirm(link, at)).toBe('done');
      await sendAll(at);
      return submission;
    },
    /** Asks for the link to the data, which the letter brings. */
    ask: async (now: Date, email = ana.email) => {
      await store.ownData.ask(email, 'en', now);
      return sendLink('ownData', now);
    },
    /** Asks for the link to the data, whose letter also brings one to leave. */
    leaveLink: async (now: Date, email = ana.email) => {
      await store.ownData.ask(email, 'en', now);
      return sendLink('ownData', now, 'unsubscribe');
    },
    /** The letters to a person, the oldest first. */
    lettersOf: async (email = ana.email) =>
      (await store.letters.desk.ofPerson(email)).letters.toReversed(),
    stateOf: async (email = ana.email) => (await store.letters.desk.ofPerson(email)).state,
    /** Restricts the data of a person, as the desk does. */
    restrict: (at: Date, email = ana.email) =>
      store.rights.restrict(email, {
        id: `restrict ${at.toISOString()}`,
        at: at.toISOString(),
        account: 'olga',
      }),
    /** The entries of the audit log that the person made, the oldest first. */
    ownEntries: async () =>
      (await store.auditEntries('acts'))
        .filter(({ account }) => account === '')
        .map(({ kind, count }) => `${kind} ${count}`)
        .toReversed(),
  };
}

/** What people do at the page of their data, as the page does it. */
export function ownActions({ ownData }: Pick<Store, 'ownData'>) {
  const act = (
    name: MyDataAction,
    link: string,
    now: Date,
    fields: Record<string, string> = {},
    submissionId = '',
  ) => {
    const form = new URLSearchParams(fields);
    return performAction(
      { store: ownData, tokenHash: link, form, submissionId, language: 'en', now },
      name,
    );
  };
  return {
    correct: (
      link: string,
      submissionId: string,
      fields: Partial<Pick<Interest, CorrectableField>>,
      now: Date,
    ) => {
      const { name, country, profession, message } = { ...ana, ...fields };
      const typed = { name, country: country ?? '', profession: profession ?? '' };
      return act('correct', link, now, { ...typed, message: message ?? '' }, submissionId);
    },
    /** @returns what became of the last choice */
    choose: async (link: string, { language, wantsUpdates }: OwnChoices, now: Date) => {
      const chosen: MyDataAction[] = language === undefined ? [] : [languageAction(language)];
      if (wantsUpdates !== undefined) chosen.push(wantsUpdates ? 'newsOn' : 'newsOff');
      let result: ActionResult | undefined;
      for (const name of chosen) result = await act(name, link, now);
      return result;
    },
    leave: (link: string, now: Date) => act('leave', link, now),
    changeEmail: (link: string, email: string, now: Date) => act('email', link, now, { email }),
    /** @returns the receipt, or what else became of it */
    deleteSubmission: async (link: string, submissionId: string, now: Date) => {
      const result = await act('delete', link, now, {}, submissionId);
      if (typeof result !== 'object') return result;
      return 'deleted' in result ? result.deleted : 'last';
    },
    /** @returns the receipt; undefined where the link opens nothing */
    erase: async (link: string, now: Date) => {
      const result = await act('erase', link, now);
      return typeof result === 'object' && 'erased' in result ? result.erased : undefined;
    },
  };
}

export type AroundStore = ReturnType<typeof aroundStore>;
