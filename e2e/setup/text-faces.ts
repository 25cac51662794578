import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import subsetFont from 'subset-font';

/**
 * Text is set in a serif of the visitor's machine. Of those that systems bring along, DejaVu Serif
 * is the widest, and Times New Roman, whose widths Tinos has, as narrow as any. In the site's words
 * a letter takes 50 and 39 per cent of the size; in Noto Serif 46, in Gelasio and Caladea, which
 * have the widths of Georgia and Cambria, 43 and 39.
 */
const faces = {
  wide: {
    400: 'dejavu-fonts-ttf/ttf/DejaVuSerif.ttf',
    700: 'dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf',
    /** The width of the sample below, in units of its size. */
    sample: 15.67,
  },
  narrow: {
    400: '@fontsource/tinos/files/tinos-latin-400-normal.woff2',
    700: '@fontsource/tinos/files/tinos-latin-700-normal.woff2',
    sample: 12.27,
  },
};

/**
 * Letters of Latin alphabets, punctuation, arrows and signs: a page is sent a tenth of the file.
 */
const sent = [
  [0x20, 0x24f],
  [0x2000, 0x22ff],
].flatMap(([first = 0, last = 0]) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index),
);

/** Files as they are sent to pages, in base64. */
const files = new Map<string, Promise<string>>();
type TextFace = keyof typeof faces;
function fileOf(face: TextFace, weight: 400 | 700): Promise<string> {
  const name = `node_modules/${faces[face][weight]}`;
  const known = files.get(name);
  if (known) return known;
  const file = readFile(name)
    .then((bytes) => subsetFont(bytes, String.fromCodePoint(...sent), { targetFormat: 'woff2' }))
    .then((bytes) => bytes.toString('base64'));
  files.set(name, file);
  return file;
}

/**
 * Sets what a page would set in a serif of this machine in one that the tests bring along, alike on
 * every machine, until the page is left. A script may hand over bytes, so the
 * Content-Security-Policy stays in force.
 */
export async function setTextFace(page: Page, face: TextFace): Promise<void> {
  for (const weight of (await page.evaluate(hasFont, face)) ? [] : ([400, 700] as const)) {
    const bytes = await fileOf(face, weight);
    await page.evaluate(addFont, { face, weight: String(weight), bytes });
  }
  const width = await page.evaluate(setBodyFont, face);
  if (Math.abs(width - faces[face].sample) > 0.1) {
    throw new Error(`The page is not in the ${face} face: the sample is ${width} em wide`);
  }
}

const hasFont = (face: string) => [...document.fonts].some(({ family }) => family === face);

async function addFont({ face, weight, bytes }: { face: string; weight: string; bytes: string }) {
  const { buffer } = Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0));
  document.fonts.add(await new FontFace(face, buffer, { weight }).load());
}

/** @returns the width of a sample in the page's text, in units of its size */
async function setBodyFont(face: string): Promise<number> {
  const sheet = new CSSStyleSheet();
  // Geometric precision: as wide as the font says, whatever the machine does to fit letters to its
  // pixels.
  sheet.replaceSync(
    `:root { --font-body: ${face} } * { text-rendering: geometricPrecision !important }`,
  );
  document.adoptedStyleSheets.push(sheet);
  await document.fonts.ready;

  const sample = document.createElement('span');
  sample.textContent = 'Sem dados de saúde, por favor';
  sample.style.position = 'absolute';
  sample.style.whiteSpace = 'nowrap';
  sample.style.setProperty('font-size-adjust', 'none');
  document.body.append(sample);
  const width =
    sample.getBoundingClientRect().width / parseFloat(getComputedStyle(sample).fontSize);
  sample.remove();
  return width;
}
