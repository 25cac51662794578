// `npm run benchmark`: how much load the server handles on this machine, beside Node's own server
// and beside its store without a server. Writes docs/benchmark.md. Needs wrk.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { run } from '../../scripts/run-command.ts';
import { residentMemory, startBare, startOurs, type Running } from './processes.ts';
import { submissionsPerSecond } from './raw-store.ts';
import { machine, median, spread, whole, writeReport, type Row } from './report.ts';
import { readPages, submitForms } from './wrk.ts';

const rounds = 5;
const readers = { connections: 64, seconds: 4 };
const visitors = { connections: 32, seconds: 4 };
const fewVisitors = { connections: 4, seconds: 10 };

if (spawnSync('wrk', ['-v']).error) {
  console.error('The benchmark sends its load with wrk, which is missing: apt-get install wrk');
  process.exit(1);
}
await run('node', ['scripts/build.ts']);

const root = join(import.meta.dirname, '../..');
const facts = machine();
// On the disk of this checkout: the system's folder for temporary files may be memory.
await mkdir(join(root, 'data'), { recursive: true });
const folder = await mkdtemp(join(root, 'data/benchmark-'));
try {
  await measure();
} finally {
  await rm(folder, { recursive: true });
}

async function measure(): Promise<void> {
  const store = join(folder, 'http.sqlite');
  // The first start fills the cache of compiled code, as the first start in production does.
  await (await startOurs(folder, store)).stop();
  const ours = await startOurs(folder, store);
  try {
    const atStart = await residentMemory(ours.pid);
    const pages = await comparePages(ours);
    const submissions = await compareSubmissions(ours);
    const latency = await waitingTimes(ours);
    const memory = await residentMemory(ours.pid);
    await ours.stop();
    const acknowledged = submissions.acknowledged + latency.acknowledged;
    const stored = count(store);
    if (stored < acknowledged) throw new Error(`${acknowledged} acknowledged, ${stored} stored`);
    await writeReport(join(root, 'docs/benchmark.md'), {
      facts: [...facts, ...versions()],
      rows: [
        ...pages,
        submissions.row,
        ...latency.rows,
        {
          what: 'most resident memory, MB',
          ours: whole(memory.peak),
          against: `${whole(atStart.now)} after the start`,
          goal: 'at most 150',
        },
      ],
      notes: [
        `Pages: the home page as gzip, by wrk over ${readers.connections} connections, beside a server of Node alone that answers with the same headers and bytes.`,
        `Submissions: ${visitors.connections} visitors at once over HTTP, each waiting for the answer, against as many callers of the store in one process. Each is on disk before it is acknowledged: ${whole(acknowledged)} acknowledged, ${whole(stored)} stored (wrk leaves the last ones unread).`,
        `Figures are medians of ${rounds} turns of ${readers.seconds} s, with the lowest and highest. Ours and the other alternate.`,
        'About 60 MB of the memory are Node itself. A form without scripts that breaks a rule starts a thread: 50 MB more, 120 MB in a flood.',
      ],
    });
    console.log('Written to docs/benchmark.md');
  } finally {
    await ours.stop();
  }
}

async function comparePages(ours: Running): Promise<Row[]> {
  const silent = await startOurs(folder, join(folder, 'silent.sqlite'), 'silent');
  const bare = await startBare(folder, ours);
  const all = { bare: [] as number[], ours: [] as number[], silent: [] as number[] };
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const [name, { origin }] of Object.entries({ bare, ours, silent })) {
        const { perSecond } = await readPages(`${origin}/`, readers);
        all[name as keyof typeof all].push(perSecond);
        console.log(`pages, turn ${round}, ${name}: ${whole(perSecond)} a second`);
      }
    }
  } finally {
    await Promise.all([silent.stop(), bare.stop()]);
  }
  const against = `Node alone: ${spread(all.bare)}`;
  const row = (what: string, its: number[], goal: string): Row => {
    const ratio = (median(its) / median(all.bare)).toFixed(2);
    return { what, ours: spread(its), against, ratio, goal };
  };
  return [
    row('pages a second, each with its line in the log', all.ours, 'at least 0.6'),
    row('pages a second without a log', all.silent, 'at least 0.85'),
  ];
}

async function compareSubmissions(ours: Running) {
  const [our, raw]: [number[], number[]] = [[], []];
  let acknowledged = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const load = await submitForms(ours.origin, visitors);
    acknowledged += load.requests;
    our.push(load.perSecond);
    raw.push(await submissionsPerSecond(join(folder, 'raw.sqlite'), visitors));
    console.log(
      `submissions, turn ${round}: ${whole(load.perSecond)} and ${whole(raw.at(-1) ?? 0)} a second`,
    );
  }
  const row: Row = {
    what: 'submissions a second',
    ours: spread(our),
    against: `the store alone: ${spread(raw)}`,
    ratio: (median(our) / median(raw)).toFixed(2),
    goal: 'at least 0.5',
  };
  return { row, acknowledged };
}

async function waitingTimes(ours: Running) {
  const alone = await submitForms(ours.origin, fewVisitors);
  const [crowded, pages] = await Promise.all([
    submitForms(ours.origin, fewVisitors),
    readPages(`${ours.origin}/`, { ...readers, seconds: fewVisitors.seconds }),
  ]);
  const times = ({ p50Ms, p99Ms }: { p50Ms: number; p99Ms: number }) =>
    `${p50Ms.toFixed(1)} and ${p99Ms.toFixed(1)}`;
  const rows: Row[] = [
    {
      what: `ms until a submission of ${fewVisitors.connections} visitors is acknowledged, p50 and p99, while pages are read`,
      ours: times(crowded),
      against: `without readers: ${times(alone)}`,
    },
    {
      what: 'pages a second meanwhile, and submissions',
      ours: `${whole(pages.perSecond)} and ${whole(crowded.perSecond)}`,
      against: `without readers: ${whole(alone.perSecond)} submissions`,
    },
  ];
  return { rows, acknowledged: alone.requests + crowded.requests };
}

function count(file: string): number {
  using database = new DatabaseSync(file, { readOnly: true });
  const [row] = database.prepare('SELECT count(*) AS n FROM interest_submissions').all();
  return Number(row?.['n']);
}

function versions(): string[] {
  const versionOf = (command: string) => {
    const { stdout, stderr } = spawnSync(command, ['-v'], { encoding: 'utf8' });
    return /\d+\.\d+[.\d]*/.exec(stdout + stderr)?.[0] ?? 'of unknown version';
  };
  return [
    `Node ${process.version}, SQLite ${process.versions['sqlite'] ?? ''}, wrk ${versionOf('wrk')}`,
  ];
}
