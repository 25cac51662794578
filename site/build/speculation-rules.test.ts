import { expect, test } from 'vitest';
import { languages } from '../../domain/language.ts';
import { href, isListed, pageNames } from '../../domain/routes.ts';
import { GET } from './speculation-rules.json.ts';

interface Rules {
  prefetch: { where: { href_matches: string[] } }[];
}

test('a browser prepares listed pages ahead, and nothing that is posted to, of the dashboard or behind a link of an e-mail', async () => {
  const answer = await GET({} as Parameters<typeof GET>[0]);
  const rules = (await answer.json()) as Rules;
  expect(Object.keys(rules)).toEqual(['prefetch']);
  const patterns = rules.prefetch.flatMap(({ where }) => where.href_matches);
  const isAhead = (path: string) =>
    patterns.some((pattern) => new URLPattern(pattern, 'http://a').test(`http://a${path}`));
  for (const language of languages) {
    for (const page of pageNames) {
      const path = href(page, language);
      expect([path, isAhead(path), isAhead(`${path}/x`)]).toEqual([
        path,
        isListed({ page }),
        false,
      ]);
    }
  }
  expect(isAhead('/faq#price')).toBe(true);
  expect(['/letters', '/feed.xml', '/healthz'].some(isAhead)).toBe(false);
});
