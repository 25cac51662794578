import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

/** How a test ended, and what it said with the differences that it showed. */
export interface Ended {
  file: string;
  title: string;
  state: string;
  said: string;
}

/** Writes how each test ended into the file that FAILURES names. The JSON reporter leaves the differences out. */
export default class FailuresReporter implements Reporter {
  #ended: Ended[] = [];

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    const said = errors.map(({ message, diff = '' }) => `${message}\n${diff}`).join('\n');
    this.#ended.push({ file: test.module.moduleId, title: test.name, state, said });
  }

  onTestRunEnd(): void {
    writeFileSync(String(process.env['FAILURES']), JSON.stringify(this.#ended));
  }
}
