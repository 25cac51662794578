import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEvent } from './parse-event.ts';

test('parseEvent accepts the known analytics events with their known values', () => {
  const events = [
    { event: 'lang_switch', properties: { from: 'en', to: 'pt' } },
    { event: 'lang_switch', properties: { from: 'pt', to: 'en' } },
    { event: 'cta_partner_click', properties: { location: 'partnerships_page' } },
  ];
  expect(events.map(parseEvent)).toEqual(events);
});

test('parseEvent rejects every other event, property and value, so that nothing personal can be counted', () => {
  for (const input of [
    { event: 'lang_switch', properties: { from: 'en', to: 'en' } },
    { event: 'lang_switch', properties: { from: 'en', to: 'pt', email: 'a@b.pt' } },
    { event: 'lang_switch', properties: { from: 'en', to: 'pt' }, user: 1 },
    { event: 'cta_partner_click', properties: ['partnerships_page'] },
    { event: 'page_view', properties: {} },
  ]) {
    expect(parseEvent(input)).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.anything(), (input) => {
      expect(parseEvent(input)).toBeUndefined();
    }),
  );
});
