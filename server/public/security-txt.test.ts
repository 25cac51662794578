import { expect, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { now, startApp } from '../app.fixture.ts';

test('who finds a hole learns where to report it, on whatever day', async () => {
  let time = now;
  const { app } = await startApp({ clock: () => new Date(time) });
  for (const years of [0, 5]) {
    time = new Date(Date.UTC(2026 + years, 1, 3));
    const answer = await app.inject('/.well-known/security.txt');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const fields = Object.fromEntries(
      answer.body
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
    );
    expect(fields['Contact']).toBe(`mailto:${siteConfig.email}`);
    expect(fields['Canonical']).toBe(`${siteConfig.url}/.well-known/security.txt`);
    // RFC 9116, 2.5.5: less than a year ahead is recommended.
    const daysLeft = (Date.parse(fields['Expires'] ?? '') - time.getTime()) / 86_400_000;
    expect(daysLeft).toBeGreaterThan(30);
    expect(daysLeft).toBeLessThan(365);
  }
});
