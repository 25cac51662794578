// Preloaded by run.mjs, so that a slip of the keyboard or a wrong value in what an owner edits ends
// each command with one line, before texts and dates are made of it.
import { isMainThread } from 'node:worker_threads';

const refuse = (line) => {
  console.error(line);
  process.exit(1);
};

/** Reads files, and what they are made of. */
const read = async (...files) => {
  for (const file of files) {
    try {
      await import(`../${file}`);
    } catch (error) {
      if (error.code !== 'ERR_INVALID_TYPESCRIPT_SYNTAX') throw error;
      const [, wrong = file, line = '?'] =
        /((?:site\.config|content\/.*)\.ts):(\d+)$/m.exec(error.stack) ?? [];
      refuse(
        `${wrong} cannot be read: something is wrong at line ${line} or just above it (${error.message}), such as a missing quotation mark or comma. A text with an apostrophe stands in double quotation marks: "D'Ouro".`,
      );
    }
  }
};

// A thread finds what its process has read.
if (isMainThread) {
  const { writePages } = await import('./collect-pages.ts');
  await writePages();
  await read('site.config.ts', 'content/facts.ts');
  const { checkOwnersFiles } = await import('../server/check-owners-files.ts');
  const { StartError } = await import('../server/start-error.ts');
  try {
    checkOwnersFiles();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    refuse(error.message);
  }
  // Texts are made of what was checked.
  await read('content/index.ts');
}
