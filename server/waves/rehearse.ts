import type { RenderEmail } from '../../domain/email/emails.ts';
import { languages } from '../../domain/language.ts';
import { dayAfter, lisbonDay } from '../../domain/time.ts';
import {
  answerUntil,
  lastDayOf,
  reminderMs,
  type Rehearsal,
  type WaveDraft,
} from '../../domain/wave.ts';
import { slotsOf } from './write-offer.ts';

const mails = [
  'invitation',
  'invitationReminder',
  'placeAccepted',
  'placeDeclined',
  'placeLapsed',
] as const;

export type Rehearse = (wave: WaveDraft, now: Date) => Rehearsal;

/** Creates what shows each e-mail and each day of a wave as if it were started now. */
export const createRehearse =
  (renderEmail: RenderEmail): Rehearse =>
  (wave, now) => {
    const until = answerUntil(now, wave.days_to_answer);
    const offer = { ...wave, answer_day: lastDayOf(until.toISOString()), guests: 2 as const };
    const none = { buttonUrl: '…', unsubscribeUrl: '…', myDataUrl: '…', policyUrl: '…' };
    return {
      days: {
        invited: lisbonDay(now),
        reminded: lisbonDay(new Date(until.getTime() - reminderMs)),
        answered: offer.answer_day,
        lastInvited: dayAfter(wave.last_day, -wave.days_to_answer),
        last: wave.last_day,
      },
      mails: mails.flatMap((name) =>
        languages.map((language) => {
          const slots = { name: 'Ana', ...none, ...slotsOf(offer, language, now) };
          const { subject, text } = renderEmail(name, language, slots);
          return { name, language, subject, text };
        }),
      ),
    };
  };
