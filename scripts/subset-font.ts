// Cuts the display font down to one weight and the glyphs of English and Portuguese.
// Run by hand (`npm run font`) when the font or the glyphs change; the result is committed.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const source = import.meta
  .resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2');
const target = new URL('../site/styles/fraunces.woff2', import.meta.url);

const printableAscii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const portuguese = 'áàâãçéêíóôõúüÁÀÂÃÇÉÊÍÓÔÕÚÜºª';
const typography = '–—‘’“”«»…·°′×©\u00a0';

const font = await subsetFont(
  await readFile(fileURLToPath(source)),
  printableAscii + portuguese + typography,
  { targetFormat: 'woff2', variationAxes: { wght: 400, opsz: 100, SOFT: 60, WONK: 0 } },
);
await writeFile(target, font);
console.log(`site/styles/fraunces.woff2: ${font.byteLength} bytes`);
