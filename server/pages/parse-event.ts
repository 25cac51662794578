import type { AnalyticsEvent } from '../../domain/events.ts';
import { languages } from '../../domain/language.ts';

const knownEvents: AnalyticsEvent[] = [
  ...languages.flatMap((from) =>
    languages
      .filter((to) => to !== from)
      .map((to) => ({ event: 'lang_switch' as const, properties: { from, to } })),
  ),
  { event: 'cta_partner_click', properties: { location: 'partnerships_page' } },
];

/**
 * Reads an event sent by a page. Only a known one with its known values, so that no free text, and
 * nothing personal, is counted.
 */
export function parseEvent(input: unknown): AnalyticsEvent | undefined {
  if (!isRecord(input) || Object.keys(input).length !== 2 || !isRecord(input['properties'])) {
    return undefined;
  }
  const { event, properties } = input;
  return knownEvents.find((candidate) => {
    const wanted = Object.entries(candidate.properties);
    return (
      candidate.event === event &&
      wanted.length === Object.keys(properties).length &&
      wanted.every(([name, value]) => properties[name] === value)
    );
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
