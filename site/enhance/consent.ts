type Consent = 'accepted' | 'declined';

const key = 'cookie-consent';

/** The visitor's stored decision, or undefined where there is none or storage is off. */
export function storedConsent(): Consent | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'accepted' || stored === 'declined' ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the visitor's decision; where storage is off, the banner is shown on every page. */
function storeConsent(consent: Consent): void {
  try {
    localStorage.setItem(key, consent);
  } catch {
    // Nothing is counted without a stored decision, so storage that is off loses nothing.
  }
}

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
