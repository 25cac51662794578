import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SubmissionList } from '../../domain/admin/api.fixture.ts';

/** The real server on a port of its own, with an empty store. */
export interface RunningSite {
  origin: string;
  dataDir: string;
  admin: { username: string; password: string };
  /** What the administrator would see. */
  submissions(): Promise<SubmissionList['submissions']>;
  eventCounts(): Promise<SubmissionList['event_counts']>;
  stop(): Promise<void>;
}

/**
 * Starts the built site as `npm run serve` does, and reads what a first start prints.
 * @param folder where the store's folder is made
 * @param program what starts it
 * @param env settings of this server
 */
export async function startSite({
  folder = tmpdir(),
  program = 'server/main.ts',
  env = {},
}: { folder?: string; program?: string; env?: Record<string, string> } = {}): Promise<RunningSite> {
  const dataDir = await mkdtemp(join(folder, 'raiz-do-vau-'));
  const server = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) =>
    server.once('exit', () => {
      resolve();
    }),
  );

  let output = '';
  const read = (pattern: RegExp) => pattern.exec(output)?.[1];
  const [origin, username, password] = await new Promise<[string, string, string]>(
    (resolve, reject) => {
      server.once('exit', (code) => {
        reject(new Error(`the server ended with ${String(code)} before it listened:\n${output}`));
      });
      server.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const origin = read(/(http:\/\/\S+:\d+)/);
        const username = read(/^username: (\S+)$/m);
        const password = read(/^password: (\S+)$/m);
        if (origin && username && password) resolve([origin, username, password]);
      });
    },
  );

  const adminData = async () => {
    const response = await fetch(`${origin}/functions/v1/admin-auth`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password, action: 'fetch_submissions' }),
    });
    return (await response.json()) as SubmissionList;
  };

  return {
    origin,
    dataDir,
    admin: { username, password },
    submissions: async () => (await adminData()).submissions,
    eventCounts: async () => (await adminData()).event_counts,
    async stop() {
      server.kill('SIGTERM');
      await exited;
      // At the end of a run the folder of the whole run may have been cleared away already.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
