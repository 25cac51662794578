import { expect } from 'vitest';
import { content } from '../../../content/index.ts';
import { href } from '../../../domain/routes.ts';
import { test } from '../../setup/test.ts';

test('an administrator without JavaScript is told that the dashboard needs it', async ({
  visit,
}) => {
  const page = await visit(href('admin', 'pt'), { scripts: false });
  // Word joiners keep some words on one line.
  const words = await page.getByRole('main').innerText();
  expect(words).toContain(content.pt.admin.needsScript);
});
