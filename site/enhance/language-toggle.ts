import type { Language } from '../../domain/language.ts';
import { track } from './analytics.ts';

/** Keeps the query string and the fragment when the language is switched. */
export function enhanceLanguageToggle(toggle: HTMLAnchorElement): void {
  followAddress(toggle);
  addEventListener('hashchange', () => {
    followAddress(toggle);
  });
  toggle.addEventListener('click', () => {
    const from = languageOfTag(document.documentElement.lang);
    const to = languageOfTag(toggle.hreflang);
    track({ event: 'lang_switch', properties: { from, to } });
  });
}

// Read from the page, so that this script needs no file of its own for it.
const languageOfTag = (tag: string): Language => tag.slice(0, 2) as Language;

function followAddress(toggle: HTMLAnchorElement) {
  if (toggle.search !== location.search) toggle.search = location.search;
  if (toggle.hash !== location.hash) toggle.hash = location.hash;
}
