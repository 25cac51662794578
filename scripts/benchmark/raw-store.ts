import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { privacyPolicyVersion } from '../../content/privacy-policy.ts';
import { openSqliteStore } from '../../server/database/sqlite/store.ts';

/**
 * Stores submissions without a server in front, as many at once as visitors would be.
 * @returns submissions stored in a second
 */
export async function submissionsPerSecond(
  file: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const store = openSqliteStore(file);
  const run = randomUUID();
  const started = performance.now();
  let stored = 0;
  const visitor = async () => {
    while (performance.now() - started < seconds * 1000) {
      stored += 1;
      await store.addSubmission({
        id: randomUUIDv7(),
        created_at: new Date().toISOString(),
        name: 'Maria João d’Ávila',
        email: `maria.${run}.${stored}@example.pt`,
        country: 'Portugal',
        profession: 'Enfermeira',
        message: 'Cuido da minha mãe. Preciso de uma pausa.',
        wants_updates: true,
        language: 'pt',
        ip_address: '127.0.0.1',
        user_agent: null,
        privacy_policy_version: privacyPolicyVersion,
        idempotency_key: `${run}-${stored}`,
      });
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  const took = (performance.now() - started) / 1000;
  await store.close();
  return stored / took;
}
