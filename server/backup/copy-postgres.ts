import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Client } from 'pg';
import { connectionTo } from '../db/postgres/connection.ts';
import { inOneLine, runTool, toolsFolder } from '../db/postgres/tools.ts';
import type { StoreCopy } from '../db/sqlite/copy.ts';

/**
 * Dumps all that the role of a URL may read of a Postgres, as of one moment.
 * @returns what the dump holds, which was read to its end
 */
export async function copyPostgresInto(url: string, partial: string): Promise<StoreCopy> {
  toolsFolder();
  const client = new Client(connectionTo(url));
  try {
    await client.connect();
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ snapshot: string; count: number }>(
      'SELECT pg_export_snapshot() AS snapshot, count(*)::int AS count FROM interest_submissions',
    );
    const { snapshot = '', count } = rows[0] ?? {};
    // Without the first option, Postgres refuses a role that is subject to row-level security.
    const args = ['--enable-row-security', '--format=custom'];
    // Anyone who was erased does not belong into a copy, and is no part of what a restore brings
    // back.
    for (const table of ['mirror_lines', 'erasure_ledger*'])
      args.push(`--exclude-table-data=${table}`);
    args.push(`--snapshot=${snapshot}`, `--file=${partial}`);
    await runTool('pg_dump', args, client, url);
    const copy = await readDump(partial);
    if (copy.submissions !== count) {
      throw new Error(`it holds ${copy.submissions}, not ${String(count)}`);
    }
    return copy;
  } finally {
    await client.end();
  }
}

/** Where the rows of a table begin in what pg_restore prints, and the names of its columns. */
const table = /^COPY \S+\.(interest_submissions|migrations|mirrors) \((.*)\) FROM stdin;$/;

/** Reads a dump to its end. @throws where it is cut or damaged */
export async function readDump(file: string): Promise<StoreCopy> {
  const restore = spawn(join(toolsFolder(), 'pg_restore'), ['--file=-', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(restore, 'close');
  let errors = '';
  restore.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const copy: StoreCopy = { submissions: 0, migrations: [], mirrors: [] };
  let reading: { name: string; columns: string[] } | undefined;
  for await (const line of linesOf(restore.stdout)) {
    if (!reading) {
      const [, name, columns = ''] = table.exec(line) ?? [];
      reading = name === undefined ? undefined : { name, columns: columns.split(', ') };
    } else if (line === '\\.') reading = undefined;
    // A line each: those that a visitor typed are escaped.
    else if (reading.name === 'interest_submissions') copy.submissions += 1;
    else {
      const values = line.split('\t');
      const { columns } = reading;
      const valueOf = (column: string) => values[columns.indexOf(column)] ?? '';
      if (reading.name === 'migrations') copy.migrations.push(valueOf('name'));
      else copy.mirrors.push({ id: valueOf('id'), n: Number(valueOf('n')) });
    }
  }
  const [status] = (await ended) as [number];
  if (status !== 0) throw new Error(inOneLine(errors));
  return copy;
}

/**
 * Unlike readline, it does not split at the line separators of Unicode, which a visitor may type.
 */
async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of stream) {
    const lines = (rest + chunk.toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
