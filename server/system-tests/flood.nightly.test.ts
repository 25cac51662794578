import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import type { Minute } from './flood.fixture.ts';
import { startServer } from './server-process.fixture.ts';
import { newFolder } from '../new-folder.fixture.ts';

// Ten were measured: docs/decisions/0012-abuse.md.
const minutes = Number(process.env['FLOOD_MINUTES'] ?? 4);
const atMostMegabytes = 400;
// The limits count for a minute, and the compiler is done with what it knows: from then on nothing
// may be added.
const grown = 3;

const root = join(import.meta.dirname, '../..');

/** Floods a server for some minutes from one core. */
async function* flood(origin: string, serverProcess: number | undefined): AsyncGenerator<Minute> {
  const script = join(import.meta.dirname, 'flood.fixture.ts');
  const parameters = [origin, String(serverProcess), String(minutes)];
  const generator = spawn('taskset', ['-c', '0', process.execPath, script, ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void generator.kill());
  for await (const line of createInterface(generator.stdout)) yield JSON.parse(line) as Minute;
}

test(
  `1,000 rejected forms a second for ${minutes} minutes delay nobody else, and take no more and more memory`,
  { timeout: (minutes + 1) * 60_000 },
  async () => {
    const server = startServer(root, {
      DATA_DIR: newFolder('flood'),
      TRUSTED_PROXIES: '127.0.0.1',
      NODE_OPTIONS: '--max-semi-space-size=1 --max-old-space-size=256',
    });
    const memory: number[] = [];
    for await (const minute of flood(await server.listening(), server.child.pid)) {
      console.log(JSON.stringify(minute));
      const { answers, p99, failedVisits } = minute;
      expect(Object.keys(answers)).toEqual(['422', '503']);
      expect(failedVisits).toBe(0);
      expect(p99).toBeLessThan(500);
      expect(minute.memory).toBeLessThan(atMostMegabytes);
      memory.push(minute.memory);
    }
    expect(memory).toHaveLength(minutes);
    expect(memory.at(-1)).toBeLessThan((memory[grown - 1] ?? 0) * 1.05);
  },
);
