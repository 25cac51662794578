import { type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { languageTag, type Language } from '../../domain/language.ts';

/** Shows something in the main part of a page, until the test has ended. */
export function render(shown: ReactNode, language: Language = 'en'): HTMLElement {
  document.documentElement.lang = languageTag[language];
  document.title = 'A page of the site';
  // The notification comes below it.
  const header = document.createElement('header');
  header.style.cssText =
    'anchor-name: --header; position: sticky; top: 0; height: var(--header-height)';
  const main = document.createElement('main');
  document.body.append(header, main);
  const root = createRoot(main);
  root.render(shown);
  onTestFinished(() => {
    root.unmount();
    header.remove();
    main.remove();
  });
  return main;
}
