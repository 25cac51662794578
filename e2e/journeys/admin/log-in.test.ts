import { expect } from 'vitest';
import { content } from '../../../content/index.ts';
import { href } from '../../../domain/routes.ts';
import { test } from '../../setup/test.ts';
import { setTextFace } from '../../setup/text-faces.ts';

test('an administrator without JavaScript is told that the dashboard needs it', async ({
  visit,
}) => {
  const page = await visit(href('admin', 'pt'), { scripts: false });
  // Word joiners keep some words on one line.
  const words = await page.getByRole('main').innerText();
  expect(words).toContain(content.pt.admin.needsScript);
});

// Portuguese alone: its words are the longer ones.
test('heading, fields and button are on the first screen, in Portuguese, and the whole print beside them where there is room', async ({
  visit,
}) => {
  const page = await visit(href('admin', 'pt'));
  const { login } = content.pt.admin;
  const form = page.getByRole('main');
  await form.getByRole('button', { name: login.submit }).waitFor();
  await setTextFace(page, 'wide');
  const print = form.getByRole('img').filter({ visible: true });
  for (const [width, height, prints] of [
    [360, 640, 0],
    [1366, 768, 1],
    [1920, 1080, 1],
  ] as const) {
    await page.setViewportSize({ width, height });
    const at = `${width} × ${height}`;
    for (const part of [
      form.getByRole('heading', { name: login.heading }),
      form.getByRole('button', { name: login.submit }),
    ]) {
      const box = await part.boundingBox();
      if (!box) expect.fail(`not shown at ${at}`);
      expect(box.y, at).toBeGreaterThan(72);
      expect(box.y + box.height, at).toBeLessThanOrEqual(height);
      expect(box.x + box.width, at).toBeLessThanOrEqual(width);
    }
    await expect.poll(() => print.count(), { message: at }).toBe(prints);
    if (!prints) continue;
    const box = await print.boundingBox();
    if (!box) expect.fail(`no print at ${at}`);
    expect(box.width / box.height, at).toBeCloseTo(1.5, 1);
    expect(box.y + box.height, at).toBeLessThanOrEqual(height);
    expect(box.x + box.width, at).toBe(width);
  }
  for (const name of [login.username, login.password]) {
    expect((await page.getByLabel(name, { exact: true }).boundingBox())?.height).toBe(52);
    const looks = await page
      .getByText(name, { exact: true })
      .evaluate((label) => getComputedStyle(label).fontWeight);
    expect(looks).toBe('600');
  }
  // The administrator is asked for nothing else.
  expect(await page.getByText(content.pt.shell.consent.decline).count()).toBe(0);
});
