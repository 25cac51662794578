import { expect, test } from 'vitest';
import { killAndCount } from './kill.fixture.ts';

test(
  'every acknowledged submission is stored once after 40 kills of the server',
  { timeout: 600_000 },
  async () => {
    const { acknowledged, cutOff } = await killAndCount(40);
    console.log(`${acknowledged} submissions acknowledged, ${cutOff} requests cut off by a kill`);
    expect(acknowledged).toBeGreaterThan(40);
    expect(cutOff).toBeGreaterThan(0);
  },
);
