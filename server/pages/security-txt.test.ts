import { expect, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { startApp } from '../app.fixture.ts';

test('security.txt names the security contact, and expires in the 90 days after it is asked for', async () => {
  const { app } = await startApp({
    clock: () => new Date('2031-01-03T00:00:00.000Z'),
    siteUrl: 'https://retreat.example',
  });
  const answer = await app.inject('/.well-known/security.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe(`Contact: mailto:${siteConfig.email}
Expires: 2031-04-03T00:00:00.000Z
Preferred-Languages: en, pt
Canonical: https://retreat.example/.well-known/security.txt
`);
});
