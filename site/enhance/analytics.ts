import { eventsPath, type AnalyticsEvent } from '../../domain/events.ts';
import { storedConsent } from './consent.ts';

declare global {
  interface Window {
    /** Where the owner's own tag manager looks for events. */
    dataLayer?: unknown[];
  }
}

/** Counts an event, if the visitor has accepted. A beacon survives the page that sends it. */
export function track({ event, properties }: AnalyticsEvent): void {
  if (storedConsent() !== 'accepted') return;
  (window.dataLayer ??= []).push({ event, ...properties });
  navigator.sendBeacon(eventsPath, JSON.stringify({ event, properties }));
}
