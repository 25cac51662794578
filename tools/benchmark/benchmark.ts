// `npm run benchmark`: prints how much load the server handles on this machine, its pages beside
// Node's own server. Needs wrk.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { run } from '../../scripts/run-command.ts';
import { residentMemory, startBare, startOurs } from './processes.ts';
import { machine, median, whole } from './report.ts';
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
console.log(machine().join('\n'));
// On the disk of this checkout: the system's folder for temporary files may be memory.
await mkdir(join(root, 'data'), { recursive: true });
const folder = await mkdtemp(join(root, 'data/benchmark-'));
try {
  await measure();
} finally {
  await rm(folder, { recursive: true });
}

/** @throws an error where a submission was acknowledged and is not stored */
async function measure(): Promise<void> {
  const store = join(folder, 'http.sqlite');
  // The first start fills the cache of compiled code, as the first start in production does.
  await (await startOurs(folder, store)).stop();
  const ours = await startOurs(folder, store);
  const bare = await startBare(folder, ours);
  try {
    const atStart = await residentMemory(ours.pid);
    const pages = { ours: [] as number[], bare: [] as number[] };
    const submissions: number[] = [];
    let acknowledged = 0;
    const submit = async (load: typeof visitors) => {
      const result = await submitForms(ours.origin, load);
      acknowledged += result.requests;
      return result;
    };
    for (let round = 1; round <= rounds; round += 1) {
      pages.ours.push((await readPages(`${ours.origin}/`, readers)).perSecond);
      pages.bare.push((await readPages(`${bare.origin}/`, readers)).perSecond);
      submissions.push((await submit(visitors)).perSecond);
    }
    const alone = await submit(fewVisitors);
    const [crowded] = await Promise.all([
      submit(fewVisitors),
      readPages(`${ours.origin}/`, { ...readers, seconds: fewVisitors.seconds }),
    ]);
    const memory = await residentMemory(ours.pid);
    await ours.stop();
    const stored = count(store);
    if (stored < acknowledged) throw new Error(`${acknowledged} acknowledged, ${stored} stored`);
    const [our, its] = [median(pages.ours), median(pages.bare)];
    const times = ({ p50Ms, p99Ms }: typeof alone) => `${p50Ms.toFixed(1)} and ${p99Ms.toFixed(1)}`;
    console.table({
      'pages a second': whole(our),
      'those of Node alone': whole(its),
      'ratio, at least 0.6': (our / its).toFixed(2),
      'submissions a second': whole(median(submissions)),
      'ms for a submission, p50 and p99': times(alone),
      'the same while pages are read': times(crowded),
      'MB resident after the start': whole(atStart.now),
      'most MB resident, at most 150': whole(memory.peak),
    });
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
}

function count(file: string): number {
  using database = new DatabaseSync(file, { readOnly: true });
  const [row] = database.prepare('SELECT count(*) AS n FROM interest_submissions').all();
  return Number(row?.['n']);
}
