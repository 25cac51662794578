import { expect, test } from 'vitest';
import { copyWithBuild } from './build.fixture.ts';

const { having, refusal } = copyWithBuild();

test('a sentence that Portuguese lacks stops the build with its file', async () => {
  const output = await having(
    'content/pt/shell.ts',
    (text) => text.replace(/^ +join: .*\n/m, ''),
    refusal,
  );
  expect(output).toContain('content/pt/shell.ts: footer.join is missing');
  expect(output).toContain('What was built before is as it was.');
}, 600_000);

test('an article with too long a title stops the build with its file and the limit', async () => {
  const output = await having(
    'content/posts/dogs/en.mdx',
    (text) =>
      text.replace(/^title: .*/m, 'title: A title longer than the results of a search would show'),
    refusal,
  );
  expect(output).toMatch(/posts → dogs\/en[^]*at most 46 characters[^]*posts\/dogs\/en\.mdx/);
}, 600_000);
