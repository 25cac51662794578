import { randomUUID } from 'node:crypto';
import { v7 as uuidV7 } from 'uuid';
import { ana } from '../../server/db/samples.fixture.ts';
import { openSqliteStore } from '../../server/stores/sqlite-store.ts';

/**
 * How many submissions a second are stored without a server in front, as many at once as visitors
 * would be.
 */
export async function submissionsPerSecond(
  file: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const store = await openSqliteStore(file);
  const run = randomUUID();
  const started = performance.now();
  let stored = 0;
  const visitor = async () => {
    while (performance.now() - started < seconds * 1000) {
      stored += 1;
      await store.addSubmission({
        ...ana,
        id: uuidV7(),
        created_at: new Date().toISOString(),
        email: `maria.${run}.${stored}@example.pt`,
        idempotency_key: `${run}-${stored}`,
      });
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  const took = (performance.now() - started) / 1000;
  await store.close();
  return stored / took;
}
