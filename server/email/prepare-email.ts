import { facts } from '../../content/facts.ts';
import { longDate } from '../../content/formats.ts';
import {
  describeTemplate,
  templateOf,
  type EmailSlots,
  type RenderEmail,
} from '../../domain/email/emails.ts';
import type { LinkPurpose } from '../../domain/email/link-pages.ts';
import type { Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { dayMs, lisbonDay, minuteMs, sameMomentOf } from '../../domain/time.ts';
import type { DueEmail, NewLink } from './outbox.ts';
import { newToken, tokenHash } from './links.ts';
import type { MakeMessage } from './message.ts';

/** Reads the texts of a letter, as they go into its e-mails. */
export type WriteLetter = (
  id: string,
  language: Language,
) => Promise<{ subject: string; print: string; body: { text: string; html: string } }>;

/** Reads what an e-mail about an offer says, with a calendar file where it was accepted. */
export type WriteOffer = (
  id: string,
  language: Language,
  now: Date,
) => Promise<{ slots: Partial<EmailSlots>; calendar: string | undefined }>;

/** The parts of a queued e-mail that its message shows. */
type Written = Pick<
  DueEmail,
  | 'id'
  | 'kind'
  | 'name'
  | 'email'
  | 'language'
  | 'wants_updates'
  | 'subscriber_id'
  | 'dated_at'
  | 'submitted_at'
  | 'letter_id'
> & { offer_id?: string | null };

export type PrepareEmail = ReturnType<typeof createPrepareEmail>;

/** How long a link works; null for as long as its e-mail's record is kept. */
const lifetimes: Record<LinkPurpose, number | null> = {
  confirm: facts.confirmationDays * dayMs,
  unsubscribe: null,
  rejoin: null,
  myData: facts.myDataMinutes * minuteMs,
  newAddress: facts.confirmationDays * dayMs,
  // Its page says how the offer stands.
  invitation: null,
};

/** The day on which a submission is deleted. */
const deletedOn = (submittedAt: string, language: Language): string =>
  longDate(lisbonDay(sameMomentOf(new Date(submittedAt), facts.retentionYears)), language);

/**
 * Creates what writes a queued e-mail as it goes over the wire, with links of its own, to be stored
 * before it does.
 */
export const createPrepareEmail =
  (
    renderEmail: RenderEmail,
    makeMessage: MakeMessage,
    siteUrl: string,
    writeLetter: WriteLetter,
    writeOffer: WriteOffer,
    makeToken = newToken,
  ) =>
  async (due: Written, now: Date) => {
    const { id, kind, name, email, language, dated_at, submitted_at, letter_id } = due;
    const template = templateOf(kind, {
      wantsUpdates: Boolean(due.wants_updates),
      isErased: due.subscriber_id === null,
    });
    const { button, foot, toAnyone } = describeTemplate(template);
    const links: NewLink[] = [];
    const linkFor = (purpose: LinkPurpose): string => {
      const token = makeToken();
      const lifetime = lifetimes[purpose];
      const expiresAt = lifetime === null ? null : new Date(now.getTime() + lifetime);
      links.push({ tokenHash: tokenHash(token), purpose, expiresAt });
      return `${siteUrl}${href(purpose, language)}?t=${token}`;
    };
    const buttonUrl = button
      ? linkFor(button)
      : `${siteUrl}${href('waitlist', language)}#join-form`;
    const unsubscribeUrl = foot.includes('unsubscribe') ? linkFor('unsubscribe') : undefined;
    const offer = due.offer_id == null ? undefined : await writeOffer(due.offer_id, language, now);
    const mail = renderEmail(template, language, {
      name,
      buttonUrl,
      unsubscribeUrl: unsubscribeUrl ?? '',
      myDataUrl: siteUrl + href('myData', language),
      policyUrl: siteUrl + href('privacy', language),
      ...(submitted_at !== null && { deletedOn: deletedOn(submitted_at, language) }),
      ...(letter_id !== null && (await writeLetter(letter_id, language))),
      ...offer?.slots,
    });
    const message = await makeMessage({
      id,
      email,
      mail,
      name: toAnyone ? '' : name,
      date: dated_at === null ? now : new Date(dated_at),
      unsubscribeUrl,
      letterId: letter_id,
      calendar: kind === 'placeAccepted' ? offer?.calendar : undefined,
    });
    return { ...message, links };
  };
