import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { expect } from 'vitest';
import { checkout, heldSocket, startServerOn } from './server-process.fixture.ts';
import { storedEmails, Traffic, trafficEnv } from './traffic.fixture.ts';

/**
 * Asks for pages along one connection for as long as the server keeps it, as a proxy does. No page
 * is asked for again when that fails.
 */
export function keptConnection(keepAlive = true) {
  const agent = new Agent({ keepAlive, maxSockets: 1 });
  return {
    /** @returns `isLast`: whether the server said that the connection ends */
    async get(url: string) {
      const [answer] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
      await answer.resume().toArray();
      return { status: answer.statusCode, isLast: answer.headers.connection === 'close' };
    },
    [Symbol.dispose]: () => agent.destroy(),
  };
}

/**
 * Replaces the real server this many times at a held socket. Meanwhile visitors ask for pages,
 * along kept connections and new ones, and submit. Expects an answer to every request, and each
 * submission to be stored once.
 * @returns how many requests of either kind were answered
 */
export async function restartAndCount(rounds: number, requestsARound: number) {
  const socket = heldSocket();
  const folder = checkout();
  let server = startServerOn(socket, folder, trafficEnv);
  const origin = await server.listening();
  const faults: string[] = [];
  let pages = 0;
  let isOver = false;
  const visit = async (keepAlive: boolean) => {
    using connection = keptConnection(keepAlive);
    while (!isOver) {
      await connection.get(`${origin}/`).then(
        ({ status }) => (status === 200 ? (pages += 1) : faults.push(`HTTP ${status}`)),
        (error: unknown) => faults.push(String(error)),
      );
    }
  };
  const traffic = new Traffic();
  const answered = () => pages + traffic.acknowledged.size;
  const restarts = async () => {
    for (let round = 1; round <= rounds; round += 1) {
      while (answered() < round * requestsARound && faults.length === 0) await turn();
      server.child.kill('SIGTERM');
      expect(await server.ended, server.output.stderr).toBe(0);
      server = startServerOn(socket, folder, trafficEnv);
      await server.listening();
    }
  };
  const restarting = restarts().finally(() => (isOver = true));
  // Mostly kept: those that waited at a start are a case of their own at the next end.
  const visitors = [true, true, true, true, true, true, false, false].map(visit);
  await Promise.all([traffic.during([origin], restarting, 3), restarting, ...visitors]);

  expect(faults).toEqual([]);
  expect(traffic.refusals).toEqual([]);
  const stored = await storedEmails(origin);
  expect([...traffic.acknowledged].filter((email) => stored.get(email) !== 1)).toEqual([]);
  return { pages, submissions: traffic.acknowledged.size };
}
