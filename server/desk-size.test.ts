import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import { measureDesk, submissions } from './desk-size.fixture.ts';
import { fillSqlite } from './store/many-submissions.fixture.ts';
import { openSqliteStore } from './store/sqlite.ts';

test(
  'a desk with 100,000 submissions does not hold up the visitors',
  { timeout: 120_000 },
  async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'desk-')), 'store.sqlite');
    const store = openSqliteStore(file);
    fillSqlite(file, submissions);
    await measureDesk('the embedded store', store);
  },
);
