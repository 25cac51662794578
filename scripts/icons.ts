// Draws the icons that phones and search engines want as pixels. Run by hand (`npm run icons`) when
// public/favicon.svg changes; the results are committed.
import { readFile, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';

const icon = await readFile('public/favicon.svg');
for (const [name, width] of [
  ['apple-touch-icon', 180],
  ['icon-192', 192],
  ['icon-512', 512],
] as const) {
  const picture = new Resvg(icon, { fitTo: { mode: 'width', value: width } }).render().asPng();
  await writeFile(`public/${name}.png`, picture);
  console.log(`public/${name}.png: ${picture.byteLength} bytes`);
}
