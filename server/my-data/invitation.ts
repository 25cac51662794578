import type { FastifyPluginAsync } from 'fastify';
import { answerField, answers, guestsField, linkPagePath } from '../../domain/email/link-pages.ts';
import { languages, type Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { guestNumbers } from '../../domain/wave.ts';
import type { Clock } from '../clock.ts';
import { tokenHash } from '../email/links.ts';
import { readForm } from '../http/endpoint.ts';
import type { BuiltSite } from '../http/pages/built-site.ts';
import type { Limits } from '../http/rate-limits.ts';
import type { Invitation } from '../waves/answers.ts';
import type { WaveStore } from '../waves/stored-waves.ts';
import { calendarOf, slotsOf } from '../waves/write-offer.ts';
import { linkRoutes, type FilledPage, type LinkPost } from './link-routes.ts';

/**
 * The page behind the link of an invitation, in both languages: a GET shows how the offer stands, a
 * post accepts it for one or two guests, gives it to the next, or hands out the calendar file.
 */
export const invitations: FastifyPluginAsync<{
  store: { waves: Pick<WaveStore, 'look' | 'answer'> };
  clock: Clock;
  site: BuiltSite;
  limits: Pick<Limits, 'emailLinks'>;
  siteUrl: string;
}> = async (app, { store: { waves }, clock, ...options }) => {
  readForm(app);
  const routeIn = (language: Language) => {
    const shown = ({ state, offer }: Invitation): string | FilledPage => {
      const builtAt = linkPagePath({ purpose: 'invitation', state }, language);
      return offer ? { builtAt, slots: slotsOf(offer, language, clock()) } : builtAt;
    };
    const look = (token = '') => waves.look(tokenHash(token), clock());

    async function handle({ token, form, reply }: LinkPost) {
      const answer = form.get(answerField);
      if (answer === answers.calendar) {
        const { state, offer } = await look(token);
        if (state !== 'accepted' || !offer) return shown({ state, ...(offer && { offer }) });
        await reply
          .type('text/calendar; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('content-disposition', 'attachment; filename="calendar.ics"')
          .send(calendarOf(offer, offer.id, language, clock()));
        return undefined;
      }
      const guests = guestNumbers.find((each) => String(each) === form.get(guestsField));
      const isAnswer = answer === answers.decline || (answer === answers.accept && guests);
      if (!isAnswer) return shown(await look(token));
      const number = answer === answers.decline ? null : (guests ?? null);
      return shown(await waves.answer(tokenHash(token ?? ''), number, clock()));
    }
    return {
      path: href('invitation', language),
      look: async (token: string | undefined) => shown(await look(token)),
      handle,
    };
  };
  linkRoutes(app, options, languages.map(routeIn));
};
