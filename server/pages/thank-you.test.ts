import { expect, test } from 'vitest';
import { emailVariantPath } from '../../domain/email/variant-pages.ts';
import { startApp } from '../app.fixture.ts';

test.each(['/thank-you', '/pt/obrigado'])(
  'the card at %s is cancelled on the day in Portugal on which it is asked for, and the browser keeps none',
  async (url) => {
    const told = { now: new Date('2026-08-02T22:59:59.000Z') };
    const { app } = await startApp({ clock: () => told.now });
    const answer = await app.inject({ url });
    expect(answer.body).toContain('2 VIII 2026 joined');
    expect(answer.headers['cache-control']).toBe('no-store');
    told.now = new Date('2026-08-02T23:00:00.000Z');
    expect((await app.inject({ url })).body).toContain('3 VIII 2026 joined');
    expect((await app.inject({ url: emailVariantPath('thankYou', 'en') })).statusCode).toBe(404);
  },
);
