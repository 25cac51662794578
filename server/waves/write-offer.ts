import { longDate } from '../../content/formats.ts';
import { serverWords } from '../../content/server-words.ts';
import type { EmailSlots } from '../../domain/email/emails.ts';
import type { Language } from '../../domain/language.ts';
import { fill } from '../../domain/text.ts';
import { dayAfter } from '../../domain/time.ts';
import { answerUntil, lastDayOf, type OfferFacts } from '../../domain/wave.ts';
import type { WriteOffer } from '../email/prepare-email.ts';
import type { WaveStore } from './stored-waves.ts';

/** What the slots of e-mails and page hold; before an invitation is taken, as if it were now. */
export function slotsOf(offer: OfferFacts, language: Language, now: Date) {
  const { waves } = serverWords[language];
  const { title, details } = offer.texts[language];
  const day = offer.answer_day ?? lastDayOf(answerUntil(now, offer.days_to_answer).toISOString());
  return {
    waveTitle: title,
    waveDetails: details,
    wavePlaces: waves.places(offer.places, offer.set_apart),
    answerUntil: longDate(day, language),
    lastDay: longDate(offer.last_day, language),
    guestCount: waves.guests[offer.guests ?? 1],
  } satisfies Partial<EmailSlots>;
}

/** Creates what e-mails about offers are filled with. */
export const createWriteOffer =
  (store: Pick<WaveStore, 'facts'>): WriteOffer =>
  async (id, language, now) => {
    const offer = await store.facts(id);
    return offer
      ? { slots: slotsOf(offer, language, now), calendar: calendarOf(offer, id, language, now) }
      : { slots: {}, calendar: undefined };
  };

/** The last day to settle a place as a calendar file (RFC 5545). */
export function calendarOf(offer: OfferFacts, id: string, language: Language, now: Date): string {
  const slots = slotsOf(offer, language, now);
  const plain = (moment: string) => moment.replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//waitlist//invitations//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${plain(now.toISOString())}`,
    `DTSTART;VALUE=DATE:${plain(offer.last_day)}`,
    `DTEND;VALUE=DATE:${plain(dayAfter(offer.last_day, 1))}`,
    `SUMMARY:${escaped(fill(serverWords[language].waves.calendar, slots))}`,
    `DESCRIPTION:${escaped(slots.waveDetails)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

/** A line in parts of 75 bytes at most, cut between characters. */
function folded(line: string): string {
  const parts = [''];
  for (const character of line) {
    const last = parts.at(-1) ?? '';
    if (Buffer.byteLength(last + character) > 74) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts.join('\r\n ');
}
