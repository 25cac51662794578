import { expect, test } from 'vitest';
import { restartAndCount } from './restarts.fixture.ts';

test(
  'every one of 30,000 requests is answered over ten restarts at a held socket',
  { timeout: 600_000 },
  async () => {
    const { pages, submissions } = await restartAndCount(10, 3000);
    console.log(`${pages} pages and ${submissions} submissions answered over ten restarts`);
    expect(pages + submissions).toBeGreaterThan(30_000);
    expect(Math.min(pages, submissions)).toBeGreaterThan(1000);
  },
);
