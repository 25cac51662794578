import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { content } from '../../../content/index.ts';
import type { Language } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { emptyForm, type FormWithErrors } from '../../../domain/submission/form-with-errors.ts';
import { startApp } from '../../app.fixture.ts';
import { createRenderers } from './render-on-demand.ts';
import { StartError } from '../../start-error.ts';
import { newFolder } from '../../new-folder.fixture.ts';

const form: FormWithErrors = {
  language: 'pt',
  values: { ...emptyForm, name: 'Zé \ud800' },
  errors: [{ problem: 'rule', field: 'email', rule: 'invalid' }],
  emailsAreOn: false,
};

/**
 * Renderers whose page handler, as the build writes it, is this code of a `(request, response)`.
 */
async function renderersOf(code: string) {
  const file = join(newFolder('entry'), 'entry.mjs');
  const imports = "import { json } from 'node:stream/consumers';";
  writeFileSync(file, `${imports}\nexport const handler = async (request, response) => {${code}};`);
  return createRenderers(file);
}

test('a page that breaks the thread fails alone, and those behind it are rendered', async () => {
  const { renderFormWithErrors } = await renderersOf(
    `const { errors } = await json(request);
     if (errors.length > 0) setTimeout(() => { throw new Error('broken') });
     else response.end('rendered');`,
  );
  await renderFormWithErrors({ ...form, errors: [] });
  const line = Array.from({ length: 11 }, async (_, place) =>
    renderFormWithErrors({ ...form, errors: place === 0 ? form.errors : [] }),
  );
  await expect(line[0]).rejects.toThrow('broken');
  expect(await renderFormWithErrors({ ...form, errors: [] })).toBe('rendered');
  expect(new Set(await Promise.all(line.slice(1)))).toEqual(new Set(['rendered']));
});

test('a start without the built page handler fails with a StartError', async () => {
  await expect(createRenderers('/nowhere/entry.mjs')).rejects.toThrow(StartError);
});

/** Posts a form that breaks a rule. */
const rejected = (page: 'join' | 'myData', language: Language) => ({
  method: 'POST' as const,
  url: href(page, language),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: 'email=x',
});

test('of fifty who post a wrong form at once some are shown it again, and the others a built page in their language that says how to go back to it', async () => {
  const renderers = await renderersOf("setTimeout(() => response.end('form'), 50)");
  const { app } = await startApp({ ...renderers, emailsAreOn: true });
  const form = rejected('myData', 'pt');
  const answers = await Promise.all(Array.from({ length: 50 }, async () => app.inject(form)));
  const shown = answers.filter(({ statusCode }) => statusCode === 422);
  const others = answers.filter((each) => !shown.includes(each));
  expect(Math.min(shown.length, others.length)).toBeGreaterThan(0);
  for (const { statusCode, headers, body } of others) {
    expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(body).toContain(content.pt.shell.errorPages.busy.heading);
  }
  expect((await app.inject(form)).statusCode).toBe(422);
});

test('a visitor reads a page while a wrong form is being rendered for somebody else', async () => {
  const folder = newFolder('render');
  const begun = join(folder, 'begun');
  const wasRead = join(folder, 'was-read');
  const gaveUp = join(folder, 'gave-up');
  const untilThePageIsRead = `const { existsSync, writeFileSync } = await import('node:fs');
    writeFileSync('${begun}', '');
    const end = Date.now() + 5000;
    while (!existsSync('${wasRead}') && Date.now() < end);
    if (!existsSync('${wasRead}')) writeFileSync('${gaveUp}', '');
    response.end('form');`;
  const { app } = await startApp(await renderersOf(untilThePageIsRead));
  const form = app.inject(rejected('join', 'en'));
  await expect.poll(() => existsSync(begun)).toBe(true);
  expect((await app.inject('/about')).statusCode).toBe(200);
  writeFileSync(wasRead, '');
  expect((await form).statusCode).toBe(422);
  expect(existsSync(gaveUp)).toBe(false);
});
