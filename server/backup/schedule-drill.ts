import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { dayMs, hourMs, lisbonHour } from '../../domain/time.ts';
import { repeatAlone, type Clock } from '../clock.ts';
import { readCopiesState, readDrill, writeDrill } from './state-file.ts';

const command = join(import.meta.dirname, '../../scripts/drill.ts');
const lookEveryMs = hourMs / 4;
/** In Lisbon, when hardly anybody visits. */
const nightHour = 4;
const betweenMs = 6.5 * dayMs;
const afterFaultMs = 20 * hourMs;

/**
 * Whether a drill is due: weekly at night, the night after one that failed, and once as soon as a
 * first copy was seen.
 */
export function isDrillDue(dataDir: string, now: Date): boolean {
  const last = readDrill(dataDir);
  if (!last) return Boolean(readCopiesState(dataDir)?.seen);
  const since = now.getTime() - Date.parse(last.at);
  return since >= (last.fault === null ? betweenMs : afterFaultMs) && lisbonHour(now) === nightHour;
}

/** Starts drills by itself, each in a process of its own. @returns a function that stops it */
export function scheduleDrill(dataDir: string, clock: Clock, failed: (err: unknown) => void) {
  const run = async () => {
    const now = clock();
    if (!isDrillDue(dataDir, now)) return;
    // Stays where the process is killed, so that this is noticed.
    const begun = { at: now.toISOString(), back: 0, of: 0, seconds: 0 };
    writeDrill(dataDir, { ...begun, fault: 'it did not come to its end' });
    spawn(process.execPath, [command], { stdio: 'ignore' }).on('error', failed);
  };
  return repeatAlone(run, failed, lookEveryMs);
}
