// Words lie on the sky of the home page's first picture, where no other check sees what is behind
// them.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photographs } from '../content/as-shipped.fixture.ts';
import { variants } from './renderer.ts';
import { contrast, measureScrims, poster, underScrim, type Colour } from './scrim.ts';
import { pictureFiles } from './sizes.ts';

/** Where words may lie, in shares of a cut's width and height from its left and its top. */
const skies = [
  { cut: 'poster', where: 'above castle and sun', width: 1, height: 0.36 },
  { cut: 'poster', where: 'beside them', width: 0.58, height: 0.46 },
  { cut: 'square', where: 'above the landscape', width: 1, height: 0.33 },
];

const colourOf = (hex = '') => [...Buffer.from(hex.slice(1), 'hex')] as unknown as Colour;

const isPhotographed = photographs.some((file) => file.startsWith('lagoon.'));

/** Its sky is of the first colour with a small cloud of the second; its land is black and white. */
const photographOf = async (sky: string, cloud = sky) => {
  const photograph = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20" width="900">
    <path fill="${sky}" d="M0 0h30v11H0z"/><path fill="${cloud}" d="M4 3h2v1H4z"/>
    <path d="M0 11h15v9H0z"/><path fill="#fff" d="M15 11h15v9H15z"/></svg>`;
  return sharp(await sharp(Buffer.from(photograph)).jpeg().toBuffer());
};

test('nothing lies on the sky of a photograph that is light by day, or dark by night', async () => {
  expect(await measureScrims(await photographOf('#e8e4da'))).toMatchObject({ day: 0 });
  expect(await measureScrims(await photographOf('#101820'))).toMatchObject({ night: 0 });
});

test.each([
  ['dark', '#101820', '#101820'],
  ['light', '#ffffff', '#ffffff'],
  ['light with a dark cloud', '#e8e4da', '#000000'],
  ['blue with a white cloud', '#4a7fb5', '#ffffff'],
])('words have seven to one on a photograph whose sky is %s', async (_, ...sky) => {
  const scrims = await measureScrims(await photographOf(...sky));
  for (const variant of variants) {
    for (const colour of sky) {
      const seen = underScrim(colourOf(colour), variant, scrims[variant]);
      expect(contrast(poster[variant].ink, seen)).toBeGreaterThanOrEqual(7);
    }
  }
});

test('scrims are measured with the colours of the page', async () => {
  const tokens = await readFile('site/styles/tokens.css', 'utf8');
  const style = await readFile('site/pages/home/photograph-style.ts', 'utf8');
  const [, ...skies] = /--print-sky: light-dark\((#\w{6}), (#\w{6})\)/.exec(tokens) ?? [];
  for (const [place, variant] of variants.entries()) {
    const [, ink] = new RegExp(`--ink-${variant}: (#\\w{6})`).exec(tokens) ?? [];
    expect([ink, skies[place]].map(colourOf)).toEqual(Object.values(poster[variant]));
    expect(style).toContain(`${variant}: '${skies[place] ?? ''}'`);
  }
});

for (const variant of variants) {
  for (const { cut, where, ...sky } of skies) {
    test.skipIf(isPhotographed)(
      `words have seven to one on the sky of the ${cut} lagoon ${where} by ${variant}`,
      async () => {
        const [, makeFile] =
          [...(await pictureFiles())].find(
            ([address]) =>
              address.includes('/lagoon.') &&
              (address.endsWith(`/${variant}-${cut}-800.avif`) ||
                address.endsWith(`/${variant}-${cut}-960.avif`)),
          ) ?? [];
        const picture = sharp(await makeFile?.());
        const { width, height } = await picture.metadata();
        const { data } = await picture
          .extract({
            left: 0,
            top: 0,
            width: Math.round(width * sky.width),
            height: Math.round(height * sky.height),
          })
          // A fleck is smaller than a letter.
          .blur(1.5)
          .raw()
          .toBuffer({ resolveWithObject: true });
        let least = Infinity;
        for (let at = 0; at < data.length; at += 3) {
          const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
          least = Math.min(least, contrast(poster[variant].ink, [red, green, blue]));
        }
        expect(least).toBeGreaterThanOrEqual(7);
      },
    );
  }
}
