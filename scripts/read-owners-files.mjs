// Preloaded by run.mjs, so that a slip of the keyboard or a wrong value in what an owner edits ends each command with
// one line, before texts and dates are made of it.
import { isMainThread } from 'node:worker_threads';

const refuse = (line) => {
  console.error(line);
  process.exit(1);
};

// A thread finds what its process has read.
if (isMainThread) {
  for (const file of ['site.config.ts', 'content/facts.ts']) {
    try {
      await import(`../${file}`);
    } catch (error) {
      if (error.code !== 'ERR_INVALID_TYPESCRIPT_SYNTAX') throw error;
      const [, line = '?'] = /:(\d+)$/m.exec(error.stack) ?? [];
      refuse(
        `${file} cannot be read: something is wrong at line ${line} or just above it, such as a missing quotation mark or comma. A text with an apostrophe stands in double quotation marks: "D'Ouro".`,
      );
    }
  }
  const { checkOwnersFiles } = await import('../server/check-owners-files.ts');
  const { StartError } = await import('../server/start-error.ts');
  try {
    checkOwnersFiles();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    refuse(error.message);
  }
}
