import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { href } from '../../../domain/routes.ts';
import { Footer } from '../../ui/footer/Footer.tsx';
import { Eco } from './Mission.tsx';

// As Astro has it from SITE_URL.
beforeAll(() => {
  vi.stubEnv('SITE', 'https://retreat.example');
});

test.each([
  ['en', 'eco'],
  ['pt', 'ecologico'],
] as const)('every footer in %s leads to what is meant by eco', (language, id) => {
  const footer = renderToStaticMarkup(
    createElement(Footer, { place: undefined, language, hasForm: false }),
  );
  expect(footer).toContain(`href="${href('about', language)}#${id}"`);
  // On paper a reader sees where the page came from.
  expect(footer).toContain(', https://retreat.example, ');
  // The switch of language keeps the fragment of the other one.
  const section = renderToStaticMarkup(createElement(Eco, { language }));
  for (const each of ['eco', 'ecologico']) expect(section).toContain(`id="${each}"`);
});
