// `npm run build`: builds the site into dist/ where it is stale: pictures that have changed, the font, pages, letters,
// then their compressed forms, then the mark of what it was built from.
import { rm } from 'node:fs/promises';
import { run } from './run-command.ts';
import { writeFraunces } from '../site/styles/fraunces.ts';
import { renderPictures } from '../art/render-pictures.ts';
import { compressPages } from './compress-pages.ts';
import { writeLetterTemplates } from './letter-templates.ts';
import { isBuilt, markBuilt } from './build-state.ts';
import { openingDates } from '../content/opening-dates.ts';
import { today } from '../content/today.ts';

// Of the same day throughout, also around midnight.
process.env['BUILD_DAY'] = today;

const passed = Object.entries(openingDates).filter(([, { hasPassed }]) => hasPassed);
if (passed.length) {
  const dates = passed.map(([name, { quarter, year }]) => `${name} Q${quarter} ${year}`).join(', ');
  console.log(
    `Planned dates of the opening have passed (${dates}): set new ones in content/facts.ts. Until then the site says what was planned.`,
  );
}

if (await isBuilt()) {
  console.log('dist/ is up to date.');
  process.exit();
}

const started = performance.now();
await rm('dist', { recursive: true, force: true });
await renderPictures();
await writeFraunces();
await run('astro', ['build', '--silent']);
await writeLetterTemplates('dist');
const { files, bytes, brotliBytes } = await compressPages('dist/client');
await markBuilt();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `Built dist/ in ${seconds} s: ${String(files)} text files, ${String(bytes)} bytes, ${String(brotliBytes)} as brotli.`,
);
