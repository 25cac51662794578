import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

/** How a test ended, and its messages with their diffs. */
export interface Ended {
  file: string;
  title: string;
  state: string;
  said: string;
}

/** In the folder where the tests run. */
export const failuresFile = 'failures.json';

/** Writes how each test ended into a file. The JSON reporter leaves the diffs out. */
export default class FailuresReporter implements Reporter {
  #ended: Ended[] = [];

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    const said = errors.map(({ message, diff = '' }) => `${message}\n${diff}`).join('\n');
    this.#ended.push({ file: test.module.moduleId, title: test.name, state, said });
  }

  onTestRunEnd(): void {
    writeFileSync(failuresFile, JSON.stringify(this.#ended));
  }
}
