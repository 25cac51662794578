import type { Language } from '../../domain/language.ts';
import { track } from './analytics.ts';

const key = 'typed-in-the-form';

/** Keeps the query string, the fragment and the typed form values when the language is switched. */
export function enhanceLanguageToggle(toggle: HTMLAnchorElement): void {
  restoreTyped();
  followAddress(toggle);
  addEventListener('hashchange', () => {
    followAddress(toggle);
  });
  toggle.addEventListener('click', () => {
    const from = languageOfTag(document.documentElement.lang);
    const to = languageOfTag(toggle.hreflang);
    track({ event: 'lang_switch', properties: { from, to } });
    rememberTyped();
  });
}

// Read from the page, so that this script needs no file of its own for it.
const languageOfTag = (tag: string): Language => (tag.startsWith('pt') ? 'pt' : 'en');

function followAddress(toggle: HTMLAnchorElement) {
  if (toggle.search !== location.search) toggle.search = location.search;
  if (toggle.hash !== location.hash) toggle.hash = location.hash;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

const controls = (): Control[] =>
  Array.from(document.querySelectorAll<Control>('#join-form :is(input, textarea)'));

const isChoice = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** Kept only during the switch and only in this tab: read once and deleted. */
function rememberTyped() {
  const typed = controls().map((control) => [
    control.id,
    isChoice(control) ? control.checked : control.value,
  ]);
  try {
    if (typed.length) sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // Storage is off or full: the switch still works, the text is lost.
  }
}

function restoreTyped() {
  const stored = takeStored();
  if (!stored) return;
  const typed = JSON.parse(stored) as Record<string, string | boolean>;
  for (const control of controls()) {
    const value = typed[control.id];
    // What has been typed since then stays.
    if (typeof value === 'string') control.value ||= value;
    else if (value !== undefined && isChoice(control)) control.checked = value;
  }
}

function takeStored(): string | null {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return stored;
  } catch {
    return null;
  }
}
