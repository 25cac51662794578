import type { AnalyticsEvent } from '../../../domain/events.ts';
import type { Interest } from '../../../domain/interest.ts';
import type { Language } from '../../../domain/language.ts';
import { siteConfig } from '../../../site.config.ts';

/** One row as the administrator reads it. */
export interface Submission extends Interest {
  id: string;
  /** ISO 8601, UTC. */
  created_at: string;
  language: Language;
  /** Whether the same e-mail address had joined before. */
  returning: boolean;
}

/** How often an event that visitors agreed to have counted happened on one day. */
export type EventCount = AnalyticsEvent & { day: string; count: number };

/** What the login answers. */
export interface AdminData {
  submissions: Submission[];
  event_counts: EventCount[];
}

/** Why a login did not succeed. */
export class LoginError extends Error {
  override name = 'LoginError';
  readonly reason: 'invalid' | 'unable';
  /** Seconds until another try is worth it, where the server said so. */
  readonly retryAfter: number | undefined;

  constructor(reason: 'invalid' | 'unable', retryAfter?: number) {
    super(reason);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

/**
 * Logs in and fetches every submission, oldest first, and the counted events.
 * @throws LoginError `invalid` when the answer carries an error, `unable` for anything else
 */
export async function fetchAdminData(credentials: {
  username: string;
  password: string;
}): Promise<AdminData> {
  let response: Response;
  let body: Partial<AdminData> & { error?: unknown };
  try {
    response = await fetch(`${siteConfig.backendUrl}/functions/v1/admin-auth`, {
      method: 'POST',
      headers: { apikey: siteConfig.publicClientKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...credentials, action: 'fetch_submissions' }),
    });
    body = (await response.json()) as typeof body;
  } catch {
    throw new LoginError('unable');
  }
  if (body.error) throw new LoginError('invalid');
  if (!response.ok) {
    throw new LoginError('unable', Number(response.headers.get('Retry-After')) || undefined);
  }
  return { submissions: body.submissions ?? [], event_counts: body.event_counts ?? [] };
}
