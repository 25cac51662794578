export type Consent = 'accepted' | 'declined';

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
export function storeConsent(consent: Consent): void {
  try {
    localStorage.setItem(key, consent);
  } catch {
    // Nothing is counted without a stored decision, so storage that is off loses nothing.
  }
}
