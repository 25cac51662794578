import { eventsPath, type AnalyticsEvent } from '../../domain/events.ts';
import { storedConsent } from './consent.ts';

declare global {
  interface Window {
    /** The queue that the owner's own tag manager reads events from. */
    dataLayer?: unknown[];
  }
}

/** Counts an event, if the visitor has accepted. A beacon is sent even when the page is closed. */
export function track({ event, properties }: AnalyticsEvent): void {
  if (storedConsent() !== 'accepted') return;
  (window.dataLayer ??= []).push({ event, ...properties });
  navigator.sendBeacon(eventsPath, JSON.stringify({ event, properties }));
}
