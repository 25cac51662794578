import { cpus, loadavg, release, totalmem } from 'node:os';

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

export const whole = (value: number): string => Math.round(value).toLocaleString('en');

/** The state of the machine before anything was measured. */
export const machine = (): string[] => {
  const [cpu] = cpus();
  return [
    `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${whole(totalmem() / 2 ** 30)} GB of memory, Linux ${release().split('-')[0] ?? ''}`,
    `load average of the last minute before the start: ${(loadavg()[0] ?? NaN).toFixed(2)}`,
  ];
};
