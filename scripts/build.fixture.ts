import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { copyProject, runIn } from './project-copy.fixture.ts';

const rendered = 'site/pictures/rendered';

/** A copy of the project with the mark of an earlier build, for the tests of one file. */
export function copyWithBuild() {
  let folder: string;
  const inCopy = (file: string) => join(folder, file);
  // As scripts/run.mjs runs it.
  const run = (...command: string[]) =>
    runIn(folder, '--import', './scripts/read-owners-files.mjs', ...command);
  const pictures = () =>
    readdirSync(inCopy(rendered)).map(
      (file) => `${file} ${hash('sha256', readFileSync(inCopy(join(rendered, file))))}`,
    );

  beforeAll(() => {
    folder = copyProject();
    mkdirSync(inCopy('dist/client'), { recursive: true });
    writeFileSync(inCopy('dist/client/index.html'), 'the build before');
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  return {
    inCopy,
    run,

    /** Changes a file of the copy while something runs in it. */
    having: async <T>(file: string, change: (text: string) => string, work: () => Promise<T>) => {
      const text = readFileSync(inCopy(file), 'utf8');
      expect(change(text)).not.toBe(text);
      writeFileSync(inCopy(file), change(text));
      try {
        return await work();
      } finally {
        writeFileSync(inCopy(file), text);
      }
    },

    /** A build that fails, and leaves site and pictures as they were. @returns what it says */
    refusal: async (): Promise<string> => {
      const before = pictures();
      const { status, output } = await run('scripts/build.ts');
      expect(status, output).toBe(1);
      expect(output).not.toMatch(/^\s+at /m);
      expect(readFileSync(inCopy('dist/client/index.html'), 'utf8')).toBe('the build before');
      expect(pictures()).toEqual(before);
      return output.replace(/^Building the site .*\n/, '');
    },
  };
}
