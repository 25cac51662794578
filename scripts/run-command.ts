import { once } from 'node:events';
import { spawn, type SpawnOptions } from 'node:child_process';

/**
 * Runs a command of node_modules/.bin with this terminal as its own.
 * @throws when it ends with anything but 0
 */
export async function run(command: string, args: string[]): Promise<void> {
  const status = await exitStatus(command, args);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(status)}`);
}

/** Like `run`, but returns the exit status instead of throwing. */
export async function exitStatus(
  command: string,
  args: string[],
  env = process.env,
): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', env });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/**
 * Runs a command of node_modules/.bin, and returns its exit status with all of its output.
 * @param options such as the signal that ends it when its result is of no use any more. Where its
 *   standard input is a pipe, it stays open while this process lives
 */
export async function runQuietly(
  command: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<{ status: number; output: string }> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (bytes: Buffer) => output.push(bytes));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { status: code ?? 1, output: Buffer.concat(output).toString() };
}
