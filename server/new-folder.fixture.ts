import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of a test's own. */
export const newFolder = (name: string): string => mkdtempSync(join(tmpdir(), `${name}-`));
