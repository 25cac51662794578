// `npm run build`: builds the site into dist/ where it is stale: pictures that have changed, the font, pages,
// then their compressed forms, then the mark of what it was built from.
import { rm } from 'node:fs/promises';
import { run } from './run-command.ts';
import { writeFraunces } from '../site/styles/fraunces.ts';
import { renderPictures } from '../art/render-pictures.ts';
import { compressPages } from './compress-pages.ts';
import { isBuilt, markBuilt } from './build-state.ts';

if (await isBuilt()) {
  console.log('dist/ is up to date.');
  process.exit();
}

const started = performance.now();
await rm('dist', { recursive: true, force: true });
await renderPictures();
await writeFraunces();
await run('astro', ['build', '--silent']);
const { files, bytes, brotliBytes } = await compressPages('dist/client');
await markBuilt();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `Built dist/ in ${seconds} s: ${String(files)} text files, ${String(bytes)} bytes, ${String(brotliBytes)} as brotli.`,
);
