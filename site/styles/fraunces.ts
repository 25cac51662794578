import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const source = '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2';

const printableAscii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const portuguese = 'áàâãçéêíóôõúüÁÀÂÃÇÉÊÍÓÔÕÚÜºª';
const typography = '–—‘’“”«»…·°′×©\u00a0';

/**
 * The site's type: Fraunces cut down to one weight and the glyphs of English and Portuguese.
 * Never for the browser: pages load the committed fraunces.woff2, and pictures are drawn at build.
 */
export const cutFraunces = async (targetFormat: 'woff2' | 'truetype'): Promise<Buffer> =>
  subsetFont(
    await readFile(createRequire(import.meta.url).resolve(source)),
    printableAscii + portuguese + typography,
    { targetFormat, variationAxes: { wght: 400, opsz: 100, SOFT: 60, WONK: 0 } },
  );
