import type { Language } from './language.ts';

/** The endpoint for the events of pages. */
export const eventsPath = '/events';

/** The two events the site counts, with every value they may carry. */
export type AnalyticsEvent =
  | { event: 'lang_switch'; properties: { from: Language; to: Language } }
  | { event: 'cta_partner_click'; properties: { location: 'partnerships_page' } };

/** How often one event happened on one day, in UTC. */
export type EventCount = AnalyticsEvent & { day: string; count: number };
