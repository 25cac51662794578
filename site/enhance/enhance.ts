// The few lines every page runs. Whatever they add, the page works without them.
import { enhanceLanguageToggle } from './language-toggle.ts';

const toggle = document.querySelector<HTMLAnchorElement>('#language-toggle');
if (toggle) enhanceLanguageToggle(toggle);

// A link to this same page leaves the sheet open otherwise.
const menu = document.querySelector<HTMLElement>('#menu');
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a') && menu.matches(':popover-open')) {
    menu.hidePopover();
  }
});
