import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { siteConfig } from '../../site.config.ts';
import { hashPassword } from '../admin/login/passwords.ts';
import type { ListedSubmission } from '../../domain/submission/fields.ts';
import { askAdmin } from '../admin/ask-admin.fixture.ts';

const admin = { username: 'olga', password: 'correct horse' };

/**
 * The environment of a server for `Traffic`: each visitor has an IP address, and so rate limits, of
 * their own.
 */
export const trafficEnv = {
  ADMIN_USERNAME: admin.username,
  ADMIN_PASSWORD_HASH: await hashPassword(admin.password),
  TRUSTED_PROXIES: '127.0.0.1',
};

/** One intent to submit. Without a response it is sent again, with the same key. */
interface Intent {
  fields: { name: string; email: string; message: string };
  key: string;
  /** Whether it is sent without scripts, and so without the key. */
  plain: boolean;
  ipAddress: string;
}

interface Answer {
  status: number;
  body: string;
}

/**
 * Visitors who submit one thing after the other, every fourth without scripts, and record what was
 * acknowledged. Whatever was not is sent again until it is.
 */
export class Traffic {
  readonly acknowledged = new Set<string>();
  readonly refusals: Answer[] = [];
  #unanswered: Intent[] = [];
  #serial = 0;

  /**
   * Submits from several visitors at once until `end`, and waits for the requests in flight.
   * @param origins of one server, or of several that each submission reaches at the same time
   */
  async during(origins: string[], end: Promise<unknown>, visitors = 6): Promise<void> {
    let ended = false;
    void end.finally(() => (ended = true));
    const visit = async () => {
      while (!ended) await this.#submit(origins, this.#unanswered.pop() ?? this.#newIntent());
    };
    await Promise.all(Array.from({ length: visitors }, visit));
  }

  /** Sends the unacknowledged submissions once more. */
  async retry(origins: string[]): Promise<void> {
    for (const intent of this.#unanswered.splice(0)) await this.#submit(origins, intent);
  }

  #newIntent(): Intent {
    this.#serial += 1;
    const email = `visitor-${this.#serial}@example.org`;
    return {
      fields: { name: 'Ana Lopes', email, message: 'a'.repeat(randomInt(1000)) },
      key: randomUUID(),
      plain: this.#serial % 4 === 0,
      ipAddress: `198.51.${randomInt(256)}.${randomInt(256)}`,
    };
  }

  async #submit(origins: string[], intent: Intent): Promise<void> {
    const answers = await Promise.all(origins.map((origin) => send(origin, intent)));
    const refused = answers.filter(({ status }) => status !== (intent.plain ? 303 : 201));
    if (refused.length === 0) this.acknowledged.add(intent.fields.email);
    else {
      this.refusals.push(...refused);
      this.#unanswered.push(intent);
      // Without a pause one visitor would soon reach the rate limits of an IP address.
      await wait(25);
    }
  }
}

/** @returns a status of 0 where the connection broke */
async function send(origin: string, { fields, key, plain, ipAddress }: Intent): Promise<Answer> {
  const request = fetch(`${origin}${plain ? '/join' : '/rest/v1/interest_submissions'}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'x-forwarded-for': ipAddress,
      ...(!plain && {
        apikey: siteConfig.publicClientKey,
        'content-type': 'application/json',
        'idempotency-key': key,
      }),
    },
    body: plain ? new URLSearchParams(fields) : JSON.stringify(fields),
  });
  return request
    .then(async (answer) => ({ status: answer.status, body: await answer.text() }))
    .catch(() => ({ status: 0, body: '' }));
}

/** What the administrator sees: how often each e-mail address is stored. */
export async function storedEmails(origin: string): Promise<Map<string, number>> {
  const answer = await askAdmin(origin, { ...admin, action: 'fetch_submissions' });
  if (!answer.ok) throw new Error(`The administrator was answered ${answer.status}`);
  const { submissions } = (await answer.json()) as { submissions: ListedSubmission[] };
  const counts = new Map<string, number>();
  for (const { email } of submissions) counts.set(email, (counts.get(email) ?? 0) + 1);
  return counts;
}
