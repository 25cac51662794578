import type { DeskLogin } from '../../../domain/admin/api.ts';
import type { AnalyticsEvent } from '../../../domain/events.ts';
import type { Interest } from '../../../domain/submission/rules.ts';
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

/** What a backend that knows nothing of the desk answers the login with: the whole list. */
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

/** Posts to the administrator's door; the answer is the caller's to read. */
export const callAdmin = (
  body: object,
  { headers = {}, signal }: { headers?: Record<string, string>; signal?: AbortSignal | undefined },
): Promise<Response> =>
  fetch(`${siteConfig.backendUrl}/functions/v1/admin-auth`, {
    method: 'POST',
    headers: {
      apikey: siteConfig.publicClientKey,
      'Content-Type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
    signal: signal ?? null,
  });

/**
 * Logs in. Our server answers with the desk's token and first page; one that knows nothing of the desk
 * answers with every submission, oldest first.
 * @throws LoginError `invalid` when the answer carries an error, `unable` for anything else
 */
export async function logIn(credentials: {
  username: string;
  password: string;
}): Promise<DeskLogin | AdminData> {
  let response: Response;
  let body: Partial<DeskLogin & AdminData> & { error?: unknown };
  try {
    response = await callAdmin(
      { ...credentials, action: 'fetch_submissions' },
      { headers: { Prefer: 'desk' } },
    );
    body = (await response.json()) as typeof body;
  } catch {
    throw new LoginError('unable');
  }
  if (body.error) throw new LoginError('invalid');
  if (!response.ok) {
    throw new LoginError('unable', Number(response.headers.get('Retry-After')) || undefined);
  }
  if (body.token !== undefined) return body as DeskLogin;
  return { submissions: body.submissions ?? [], event_counts: body.event_counts ?? [] };
}
