import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { adminRequest, password, startApp } from '../app.fixture.ts';

const refused = 280_000;
const atMostMegabytes = 10;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const heapMegabytes = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
};

test(
  `${refused} refused logins with different user names do not increase memory use`,
  { timeout: 1_200_000 },
  async () => {
    const { app } = await startApp();
    const logIn = async (username: string, secret: string, remoteAddress: string) => {
      const login = { username, password: secret, action: 'fetch_submissions' };
      return (await app.inject(adminRequest(login, { remoteAddress }))).statusCode;
    };
    const refusals = async (from: number, to: number) => {
      for (let count = from; count < to; count += 1) {
        expect(await logIn(`name ${count}`, 'wrong', '198.51.100.1')).toBe(429);
      }
    };
    for (let count = 0; count < 10; count += 1) await logIn('olga', 'wrong', '198.51.100.1');
    // Code that Node compiles and caches at first does not count as memory left behind by a
    // refusal.
    await refusals(0, 5_000);
    const before = heapMegabytes();
    await refusals(5_000, refused / 2);
    expect(await logIn('olga', password, '192.0.2.50')).toBe(200);
    await refusals(refused / 2, refused);
    const grown = heapMegabytes() - before;
    console.log(`the heap has grown by ${grown.toFixed(1)} MB`);
    expect(grown).toBeLessThan(atMostMegabytes);
  },
);
