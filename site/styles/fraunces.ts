import { glob, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const source = '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2';

const file = 'site/styles/fraunces.woff2';

/** Everything a heading may hold that is neither a letter nor a figure. */
const punctuation = ` .,:;?!&()'+-/–—‘’“”«»…·°×©ºª\u00a0`;

/**
 * The glyphs that the display face needs: every letter and figure of the site's texts, and
 * punctuation.
 */
async function displayGlyphs(): Promise<string> {
  const glyphs = new Set(punctuation);
  for await (const path of glob(['content/**/*.{ts,mdx}', 'site.config.ts'])) {
    for (const [glyph] of (await readFile(path, 'utf8')).matchAll(/[\p{L}\p{N}]/gu))
      glyphs.add(glyph);
  }
  return [...glyphs].sort().join('');
}

// Apart from the call, because the published types do not know keepFeatures yet.
const cut = {
  keepFeatures: ['kern', 'liga'],
  variationAxes: { wght: 400, opsz: 100, SOFT: 60, WONK: 0 },
};

/** Fraunces with one weight, the glyphs of the texts, and kerning and ligatures. */
export const cutFraunces = async (targetFormat: 'woff2' | 'truetype'): Promise<Buffer> =>
  subsetFont(
    await readFile(createRequire(import.meta.url).resolve(source)),
    await displayGlyphs(),
    { targetFormat, ...cut },
  );

/** Brings the font that pages load up to date with the texts. */
export async function writeFraunces(): Promise<void> {
  const font = await cutFraunces('woff2');
  if (!font.equals(await readFile(file))) await writeFile(file, font);
}
