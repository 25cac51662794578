// The few lines every page runs. Whatever they add, the page works without them.
import { track } from './analytics.ts';
import { enhanceConsentBanner } from './consent.ts';
import { keepTyped } from './kept-typing.ts';
import { enhanceLanguageToggle } from './language-toggle.ts';
import { enhanceTheme, showPicturesOfChosenTheme } from './theme.ts';

showPicturesOfChosenTheme();
keepTyped();

const byId = (id: string) => document.getElementById(id);

const toggle = byId('language-toggle');
if (toggle instanceof HTMLAnchorElement) enhanceLanguageToggle(toggle);

const themeControl = byId('theme-control');
const lantern = byId('lantern');
if (themeControl && lantern) enhanceTheme(themeControl, lantern);

const banner = byId('consent-banner');
const settings = byId('cookie-settings');
if (banner && settings) enhanceConsentBanner(banner, settings);

byId('founding-partner')?.addEventListener('click', () => {
  track({ event: 'cta_partner_click', properties: { location: 'partnerships_page' } });
});

// Firefox calls an empty control that it requires invalid, and screen readers say so before
// anything is typed. React requires it once the form is sent.
for (const control of document.querySelectorAll<HTMLInputElement>('[data-form] [required]')) {
  control.required = false;
  control.ariaRequired = 'true';
}

// Otherwise a link to this same page would leave the menu open.
const menu = byId('menu');
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a') && menu.matches(':popover-open')) {
    menu.hidePopover();
  }
});
