import { expect, test } from 'vitest';
import { asShipped } from '../content/as-shipped.fixture.ts';
import { copyForMadeUpOwner, runIn } from './made-up-owner.fixture.ts';

// All the other tests need a build and a browser: made-up-owner.nightly.test.ts runs them.
const tests = ['content', 'server/retention', 'security-txt', 'telephone'];

// A copy of a copy would hold nothing new.
test.skipIf(!asShipped)(
  'the unit tests pass for an owner who changed brand, addresses, figures and a picture',
  async () => {
    const folder = await copyForMadeUpOwner();
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project=unit'];
    const { output, status } = await runIn(folder, ...vitest, ...tests);
    expect(status, output).toBe(0);
    expect(Number(/Tests +(\d+) passed/.exec(output)?.[1])).toBeGreaterThan(40);
  },
  180_000,
);
