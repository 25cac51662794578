// `npm run check:open`: prints what only the owner knows and is still missing, the weightiest first, each with the line
// it goes into. Ends with 1 while anything is.
import { readFileSync } from 'node:fs';
import { openQuestions, type OpenQuestion } from '../content/before-you-open.ts';

/** The line of a property, which stands in a constant below its type. */
function lineOf(file: OpenQuestion['file'], name: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  const index = lines.findLastIndex((line) => line.startsWith(`  ${name}:`));
  return `${file}:${index + 1} (${name})`;
}

const missing = openQuestions.filter(({ isAnswered }) => !isAnswered);
for (const [index, { what, file, names }] of missing.entries()) {
  console.log(`${index + 1}. ${what}: ${names.map((name) => lineOf(file, name)).join(', ')}`);
}
console.log(
  missing.length
    ? `\n${missing.length} of ${openQuestions.length} are missing. docs/before-you-open.md says what the site shows until then.`
    : 'Nothing is missing.',
);
process.exitCode = missing.length ? 1 : 0;
