import { storeConsent, storedConsent, type Consent } from './consent.ts';

/**
 * Shows the banner where no decision is stored, and again when the button in the footer is pressed.
 */
export function enhanceConsentBanner(banner: HTMLElement, settings: HTMLElement): void {
  banner.hidden = storedConsent() !== undefined;
  settings.hidden = false;
  settings.addEventListener('click', () => {
    banner.hidden = false;
    banner.querySelector('button')?.focus();
  });
  banner.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    storeConsent(target.value as Consent);
    banner.hidden = true;
  });
}
