// `npm run check:open`: prints what only the owner knows and is still missing, the weightiest
// first. Each comes with the line for the answer and with what the site shows until then. Ends with
// 1 while anything is missing.
import { readFileSync } from 'node:fs';
import { openQuestions, type OpenQuestion } from '../content/before-you-open.ts';

/** The line of a property, which stands in a constant below its type. */
function lineOf(file: OpenQuestion['file'], name: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  const index = lines.findLastIndex((line) => line.startsWith(`  ${name}:`));
  return `${file}:${index + 1} (${name})`;
}

const missing = openQuestions.filter(({ isAnswered }) => !isAnswered);
for (const [index, { what, file, names, until }] of missing.entries()) {
  const places = names.map((name) => lineOf(file, name)).join(', ');
  console.log(`${index + 1}. ${what}: ${places}\n   Shown until then: ${until}`);
}
console.log(
  missing.length
    ? `\n${missing.length} of ${openQuestions.length} are missing.`
    : 'Nothing is missing.',
);
process.exitCode = missing.length ? 1 : 0;
