import { expect, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { startApp } from '../app.fixture.ts';

test('security.txt names the security contact and never expires', async () => {
  const time = new Date();
  const siteUrl = 'https://retreat.example';
  const { app } = await startApp({ clock: () => time, siteUrl });
  for (const year of [2026, 2031]) {
    const today = Date.UTC(year, 1, 3);
    time.setTime(today);
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
    expect(fields['Canonical']).toBe(`${siteUrl}/.well-known/security.txt`);
    // RFC 9116, 2.5.5: less than a year ahead is recommended.
    const daysLeft = (Date.parse(fields['Expires'] ?? '') - today) / 86_400_000;
    expect(time.getTime(), 'the clock goes as before').toBe(today);
    expect(daysLeft).toBeGreaterThan(30);
    expect(daysLeft).toBeLessThan(365);
  }
});
