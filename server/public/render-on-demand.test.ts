import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { emptyForm, type RejectedForm } from '../../domain/submission/rejected-form.ts';
import { createRenderers, findPageHandler } from './render-on-demand.ts';
import { StartError } from '../start-error.ts';

const form: RejectedForm = {
  language: 'pt',
  values: { ...emptyForm, name: 'Zé \ud800' },
  issues: [{ problem: 'rule', field: 'email', rule: 'invalid' }],
};

test('the rejected form is rendered by posting it as JSON to the path of the form page', async () => {
  const seen: unknown[] = [];
  const { renderRejectedForm } = createRenderers(async () => async (request, response) => {
    seen.push(request.method, request.url, request.headers['content-type'], await json(request));
    response.end('<!doctype html>…');
  });
  expect(await renderRejectedForm(form)).toBe('<!doctype html>…');
  expect(seen).toEqual(['POST', '/pt/aderir', 'application/json', form]);
});

test('rendering the rejected form fails when the page handler answers with an error status', async () => {
  const { renderRejectedForm } = createRenderers(async () => (_request, response) => {
    response.statusCode = 500;
    response.end('stack');
  });
  await expect(renderRejectedForm(form)).rejects.toThrow('answered 500');
});

test('a start without the built page handler fails with a StartError', async () => {
  await expect(findPageHandler('/nowhere/entry.mjs')).rejects.toThrow(StartError);
});
