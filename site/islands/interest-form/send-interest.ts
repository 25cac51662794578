import { submissionsPath } from '../../../domain/endpoints.ts';
import type { Language } from '../../../domain/language.ts';
import { consentTextHeader } from '../../../domain/submission/consent.ts';
import type { Interest } from '../../../domain/submission/fields.ts';
import { siteConfig } from '../../../site.config.ts';

/** After this time "try again" serves a visitor better than waiting on. */
const timeoutMs = 20_000;

/**
 * Sends an interest submission to the backend.
 * @param consentText the hash of the wording beside the boxes, for our own server alone: another
 * may refuse the header
 * @param idempotencyKey the same for every attempt with the same content, so that it is stored once
 * @param backendUrl empty for the site's own server
 * @returns the answer, or undefined where none came; never throws
 */
export async function sendInterest(
  interest: Interest,
  {
    language,
    consentText,
    idempotencyKey,
  }: { language: Language; consentText: string; idempotencyKey: string },
  backendUrl = siteConfig.backendUrl,
): Promise<Response | undefined> {
  try {
    return await fetch(backendUrl + submissionsPath, {
      method: 'POST',
      headers: {
        apikey: siteConfig.publicClientKey,
        'Content-Type': 'application/json',
        'Content-Language': language,
        'Idempotency-Key': idempotencyKey,
        Prefer: 'return=minimal',
        ...(!backendUrl && { [consentTextHeader]: consentText }),
      },
      body: JSON.stringify(interest),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    return undefined;
  }
}
