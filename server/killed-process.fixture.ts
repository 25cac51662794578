import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

/** Starts a program that a test kills; it ends with the test at the latest. */
export function run(program: string, argument: string): ChildProcess {
  const child = fork(program, [argument]);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Kills a process as the kernel does. */
export async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'close');
}
