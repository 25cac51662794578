import { facts } from '../../content/facts.ts';
import type { LetterKind, WriteLetter } from '../../domain/letters/letter.ts';
import type { LinkPurpose } from '../../domain/letters/link-pages.ts';
import { href } from '../../domain/routes.ts';
import type { DueLetter, NewLink } from '../database/letters/outbox.ts';
import { consentFields } from './consent-fields.ts';
import { newToken, tokenHash } from './create-links.ts';
import type { Envelope } from './mail-transport.ts';
import type { MakeMessage } from './message.ts';

/** A letter as it goes over the wire, and the link in it, to be stored before it does. */
export interface PreparedLetter {
  envelope: Envelope;
  message: Buffer;
  links: NewLink[];
}

export type PrepareLetter = (letter: DueLetter, now: Date) => Promise<PreparedLetter>;

const dayMs = 24 * 60 * 60 * 1000;

const purposeOf: Record<LetterKind, LinkPurpose | undefined> = {
  confirm: 'confirm',
  welcome: 'unsubscribe',
  already: 'unsubscribe',
  farewell: undefined,
};

/** Creates what writes a queued letter, with a link of its own. */
export const createPrepareLetter =
  (writeLetter: WriteLetter, makeMessage: MakeMessage, siteUrl: string): PrepareLetter =>
  async ({ id, kind, name, email, language, wantsUpdates, consent, datedAt }, now) => {
    const purpose = purposeOf[kind];
    const token = newToken();
    const url = purpose && `${siteUrl}${href(purpose, language)}?t=${token}`;
    const letter = write();
    const { envelope, message } = await makeMessage({
      ...{ id, name, email, letter, date: datedAt === null ? now : new Date(datedAt) },
      unsubscribeUrl: purpose === 'unsubscribe' ? url : undefined,
    });
    const expiresAt =
      purpose === 'confirm' ? new Date(now.getTime() + facts.confirmationDays * dayMs) : null;
    const links = purpose ? [{ tokenHash: tokenHash(token), purpose, expiresAt }] : [];
    return { envelope, message, links };

    function write() {
      switch (kind) {
        case 'confirm':
          return writeLetter(kind, language, { name, wantsUpdates, confirmUrl: url ?? '' });
        case 'welcome':
          return writeLetter(kind, language, {
            ...{ name, wantsUpdates, unsubscribeUrl: url ?? '' },
            ...consentFields(consent, language),
          });
        case 'already':
          return writeLetter(kind, language, { name, unsubscribeUrl: url ?? '' });
        case 'farewell':
          return writeLetter(kind, language, { name });
      }
    }
  };
