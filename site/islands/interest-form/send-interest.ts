import { referenceHeader, submissionsPath } from '../../../domain/endpoints.ts';
import { languageTag, type Language } from '../../../domain/language.ts';
import type { Interest } from '../../../domain/submission/fields.ts';
import { siteConfig } from '../../../site.config.ts';

/** After this time "try again" serves a visitor better than waiting on. */
const timeoutMs = 20_000;

type SendResult =
  | { outcome: 'stored' }
  /** `reference`: what the server's log has it under, where the server answered. */
  | { outcome: 'tooMany' | 'failed'; reference: string | null };

/**
 * Sends an interest submission to the backend.
 * @param idempotencyKey the same for every attempt with the same content, so that it is stored once
 * @returns what came of it; never throws
 */
export async function sendInterest(
  interest: Interest,
  language: Language,
  idempotencyKey: string,
): Promise<SendResult> {
  try {
    const response = await fetch(siteConfig.backendUrl + submissionsPath, {
      method: 'POST',
      headers: {
        apikey: siteConfig.publicClientKey,
        'Content-Type': 'application/json',
        'Content-Language': languageTag[language],
        'Idempotency-Key': idempotencyKey,
        Prefer: 'return=minimal',
      },
      body: JSON.stringify(interest),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return { outcome: 'stored' };
    const reference = response.headers.get(referenceHeader);
    return { outcome: response.status === 429 ? 'tooMany' : 'failed', reference };
  } catch {
    return { outcome: 'failed', reference: null };
  }
}

/** A random key; `crypto.randomUUID` is missing where the site is opened without TLS. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
