import { facts } from '../../content/facts.ts';
import { lettersToAnyone, type LetterKind, type WriteLetter } from '../../domain/letters/letter.ts';
import type { LinkPurpose } from '../../domain/letters/link-pages.ts';
import { href, type Page } from '../../domain/routes.ts';
import type { DueLetter, NewLink } from '../database/letters/outbox.ts';
import { consentFields } from './consent-fields.ts';
import { newToken, tokenHash } from './create-links.ts';
import type { Envelope } from './mail-transport.ts';
import type { MakeMessage } from './message.ts';

/** A letter as it goes over the wire, and the links in it, to be stored before it does. */
export interface PreparedLetter {
  envelope: Envelope;
  message: Buffer;
  links: NewLink[];
}

export type PrepareLetter = (letter: DueLetter, now: Date) => Promise<PreparedLetter>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const purposesOf: Record<LetterKind, readonly LinkPurpose[]> = {
  confirm: ['confirm'],
  welcome: ['unsubscribe'],
  already: ['unsubscribe'],
  farewell: [],
  ownData: ['ownData', 'unsubscribe'],
  newAddress: ['newAddress'],
  addressChanged: [],
};

const pageOf: Record<LinkPurpose, Page> = {
  confirm: 'confirm',
  unsubscribe: 'unsubscribe',
  ownData: 'myData',
  newAddress: 'newAddress',
};

/** How long a link works; null for as long as its letter's record is kept. */
const lifetimes: Record<LinkPurpose, number | null> = {
  confirm: facts.confirmationDays * dayMs,
  unsubscribe: null,
  ownData: facts.ownDataMinutes * minuteMs,
  newAddress: facts.confirmationDays * dayMs,
};

/** Creates what writes a queued letter, with links of its own. */
export const createPrepareLetter =
  (writeLetter: WriteLetter, makeMessage: MakeMessage, siteUrl: string): PrepareLetter =>
  async ({ id, kind, name, email, language, wantsUpdates, isErased, consent, datedAt }, now) => {
    const links: NewLink[] = [];
    const urls: Partial<Record<LinkPurpose, string>> = {};
    for (const purpose of purposesOf[kind]) {
      const token = newToken();
      const lifetime = lifetimes[purpose];
      const expiresAt = lifetime === null ? null : new Date(now.getTime() + lifetime);
      links.push({ tokenHash: tokenHash(token), purpose, expiresAt });
      urls[purpose] = `${siteUrl}${href(pageOf[purpose], language)}?t=${token}`;
    }
    const { envelope, message } = await makeMessage({
      id,
      email,
      letter: write(),
      name: lettersToAnyone.includes(kind) ? '' : name,
      date: datedAt === null ? now : new Date(datedAt),
      unsubscribeUrl: urls.unsubscribe,
    });
    return { envelope, message, links };

    function write() {
      const url = (purpose: LinkPurpose) => urls[purpose] ?? '';
      const unsubscribeUrl = url('unsubscribe');
      const myDataUrl = siteUrl + href('myData', language);
      switch (kind) {
        case 'confirm':
          return writeLetter(kind, language, {
            wantsUpdates,
            confirmUrl: url('confirm'),
            myDataUrl,
          });
        case 'welcome':
          return writeLetter(kind, language, {
            name,
            wantsUpdates,
            unsubscribeUrl,
            myDataUrl,
            ...consentFields(consent, language),
          });
        case 'already':
          return writeLetter(kind, language, { name, unsubscribeUrl, myDataUrl });
        case 'ownData':
          return writeLetter(kind, language, { ownDataUrl: url('ownData'), unsubscribeUrl });
        case 'newAddress':
          return writeLetter(kind, language, { newAddressUrl: url('newAddress') });
        case 'farewell':
          return writeLetter(kind, language, { name, myDataUrl, isErased });
        case 'addressChanged':
          return writeLetter(kind, language, { name, myDataUrl });
      }
    }
  };
