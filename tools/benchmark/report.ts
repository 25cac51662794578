import { writeFile } from 'node:fs/promises';
import { cpus, loadavg, release, totalmem } from 'node:os';
import { format, resolveConfig } from 'prettier';
import { dayOf } from '../../domain/time.ts';

/** One line of the table. */
export interface Row {
  what: string;
  ours: string;
  against: string;
  ratio?: string | undefined;
  goal?: string;
}

/** The median of some measurements with the lowest and the highest: `21,000 (19,500 to 22,100)`. */
export function spread(values: number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return `${whole(median(values))} (${whole(low)} to ${whole(high)})`;
}

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

/** Writes the result as a page of the documentation. */
export async function writeReport(
  file: string,
  { facts, rows, notes }: { facts: string[]; rows: Row[]; notes: string[] },
): Promise<void> {
  const text = `# Benchmark

Written by \`npm run benchmark\` on ${dayOf(new Date())}.

${facts.map((fact) => `- ${fact}`).join('\n')}

| what | ours | measured against | ratio | goal |
| --- | --- | --- | --- | --- |
${rows.map((row) => `| ${[row.what, row.ours, row.against, row.ratio, row.goal].join(' | ')} |`).join('\n')}

${notes.map((note) => `- ${note}`).join('\n')}
`;
  await writeFormatted(file, text);
}

export async function writeFormatted(file: string, text: string): Promise<void> {
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}
